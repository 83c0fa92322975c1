import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'En la cabina, en la bodega o a su lado como perro de asistencia: tres reservas distintas, tres juegos de papeles. Le decimos cuál es la suya y para cuándo.',
  offers: [
    'Compañías y aviones elegidos por el tamaño y el peso reales de su animal, con el transportín, no por el folleto.',
    'La plaza del animal confirmada por la compañía antes de que usted pague: casi todos los vuelos admiten solo unos pocos en cabina.',
    'Un calendario de vacunas, certificados y formularios contado hacia atrás desde su fecha, para la ida y la vuelta.',
    'Los formularios de perro de asistencia para vuelos hacia, desde y dentro de Estados Unidos, rellenados con usted y enviados a tiempo.',
    'Consejo sobre razas de hocico corto, límites de calor y la ruta más tranquila.',
  ],
  documents: [
    'Número de microchip y cartilla de vacunación, con la rabia.',
    'Dentro de la Unión Europea: pasaporte europeo para animales de residentes en la UE. Si llega de fuera: certificado sanitario emitido como máximo 10 días antes de la llegada.',
    'Para perros que entran en Estados Unidos: el recibo del CDC Dog Import Form; el perro debe tener al menos seis meses y microchip.',
    'Para perros de asistencia en vuelos de EE. UU.: el Service Animal Air Transportation Form del Departamento de Transporte.',
    'Una declaración sobre las necesidades del perro en vuelos de más de 8 horas, que la compañía puede pedir donde rigen las normas de EE. UU.',
    'Medidas y peso del animal dentro de su transportín.',
  ],
  considerations: [
    'Los animales de asistencia deben ser perros adiestrados para una tarea, y la compañía puede pedir unas 48 horas de aviso. Si reserva más tarde, los formularios se entregan el mismo día.',
    'Los animales de apoyo emocional viajan como mascotas con las compañías de EE. UU. y de Europa.',
    'Los límites de cabina varían: 8 kg con transportín en Iberia, 10 kg en Volotea; Ryanair y easyJet no llevan mascotas, solo perros de asistencia.',
    'Ninguna mascota entra en el Reino Unido en cabina ni como equipaje facturado; llega como carga. Los perros de asistencia son la excepción. Salir del Reino Unido en cabina puede ser posible.',
    'Un cachorro necesita tiempo: vacuna de la rabia a partir de las 12 semanas y 21 días más antes de entrar en la UE.',
    'Los perros que viajan a Finlandia, Irlanda, Malta, Noruega o el Reino Unido necesitan un tratamiento contra la tenia entre 120 y 24 horas antes de llegar.',
    'Para la ley, un animal cuenta como equipaje cuando algo sale mal. Una declaración especial de valor en la facturación eleva el límite de la compañía.',
  ],
  notice: [
    { when: 'Cuatro meses antes', what: 'Empiece por la vacuna de la rabia si ha caducado o nunca se puso.' },
    { when: '10 días antes', what: 'Certificado sanitario del veterinario oficial, si llega de fuera de la UE.' },
    { when: 'De 120 a 24 horas antes', what: 'Tratamiento contra la tenia, donde el destino lo pida.' },
    { when: '48 horas antes', what: 'Formularios del perro de asistencia en manos de la compañía.' },
  ],
  sources: [
    {
      label: 'Departamento de Transporte de EE. UU.: animales de asistencia (en inglés)',
      href: 'https://www.transportation.gov/individuals/aviation-consumer-protection/service-animals',
    },
    { label: 'CDC: entrar con un perro en Estados Unidos (en inglés)', href: 'https://www.cdc.gov/importation/dogs/' },
    {
      label: 'Unión Europea: viajar con animales de compañía',
      href: 'https://europa.eu/youreurope/citizens/travel/carry/animal-plant/index_es.htm',
    },
    { label: 'Iberia: perros de asistencia (en inglés)', href: 'https://www.iberia.com/ie/en/assistance-dog/' },
  ],
} satisfies TravelKindContent;

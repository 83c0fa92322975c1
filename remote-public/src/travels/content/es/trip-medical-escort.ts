import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'Oxígeno, una camilla, una enfermera en el asiento de al lado o solo un formulario que firma el médico. Organizamos lo que piden los médicos de la compañía, en el orden y el plazo en que lo piden.',
  offers: [
    'Compañías comparadas por lo que aceptan: camilla, oxígeno a bordo, concentrador propio, acompañante.',
    'El formulario médico preparado con su médico y seguido hasta que la compañía dice que sí, en cada sentido.',
    'Enfermero o médico acompañante buscado entre proveedores especializados, con su precio aparte de nuestra tarifa.',
    'Ambulancias y asistencia en tierra en los dos extremos, a la hora del vuelo.',
    'Un plan para los retrasos: baterías, medicinas y oxígeno que duren más que el horario.',
  ],
  documents: [
    'Formulario médico de la compañía (MEDIF) firmado por el médico que le trata; o la tarjeta médica de viajero frecuente (FREMEC) para una situación estable, donde la compañía la acepte.',
    'Nombre y teléfono del médico que conoce el caso.',
    'Para equipo propio: marca, modelo y horas de batería del concentrador, respirador o CPAP.',
    'Para camilla: nombre, edad y titulación del acompañante, y las ambulancias en los dos aeropuertos.',
    'Recetas con nombres genéricos y número de expediente del seguro, si lo hay.',
  ],
  considerations: [
    'Preguntamos qué ayuda hace falta, no el diagnóstico. Los datos de salud llegan solo a quien debe autorizar el vuelo, con su consentimiento aparte.',
    'La autorización médica suele pedirse al menos de 48 a 72 horas antes de la salida. Algunas compañías exigen que el formulario tenga como mucho 14 días en cada vuelo; una estancia más larga necesita otro.',
    'La camilla viaja siempre con acompañante, en turista, sobre varios asientos cuyo precio fija la compañía.',
    'Las botellas propias de gas comprimido no suelen aceptarse: pregunte a la compañía. Un concentrador portátil con la etiqueta de aprobación, en general sí; pueden pedir baterías para el 150 % del vuelo.',
    'Donde rigen las normas de EE. UU., el oxígeno de la compañía puede exigir 72 horas de aviso en vuelos internacionales y 48 en nacionales, si es que lo ofrece.',
    'La cabina equivale a una montaña de 1.800 a 2.400 metros: cerca de un cuarto menos de presión de oxígeno. Una operación o un infarto recientes, o un neumotórax, requieren antes la palabra de un médico.',
  ],
  notice: [
    { when: 'Dos semanas antes', what: 'Primera fecha para la mayoría de los formularios médicos.' },
    { when: '72 horas antes', what: 'Formularios en la compañía; oxígeno en vuelos internacionales.' },
    {
      when: '48 horas antes',
      what: 'Camilla, equipo respiratorio propio y otras peticiones especiales, como muy tarde.',
    },
    {
      when: 'Una hora antes que los demás',
      what: 'Facture una hora antes del horario general si lleva equipo médico.',
    },
  ],
  sources: [
    {
      label: '14 CFR 382.27: aviso previo para servicios (en inglés)',
      href: 'https://www.ecfr.gov/current/title-14/section-382.27',
    },
    { label: 'LOT Polish Airlines: cuándo hace falta el formulario MEDIF (en inglés)', href: 'https://www.lot.com' },
    { label: 'Emirates: formulario de información médica, MEDIF (en inglés)', href: 'https://www.emirates.com' },
    { label: 'Cathay Pacific: servicio de camilla (en inglés)', href: 'https://www.cathaypacific.com' },
  ],
} satisfies TravelKindContent;

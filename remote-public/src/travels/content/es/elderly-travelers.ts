import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'Un paseo largo hasta la puerta, escaleras para subir al avión, una escala demasiado corta, una memoria que falla. Todo tiene una respuesta que se puede reservar, sin coste, si alguien la pide a tiempo.',
  offers: [
    'La asistencia justa en cada tramo: ayuda con la distancia, con las escaleras o hasta el propio asiento.',
    'Escalas con tiempo para respirar, en aeropuertos donde la siguiente puerta no está a un tren de distancia.',
    'Recibir y asistir para viajeros con demencia, con una nota a la tripulación que usted ha aprobado.',
    'La silla, el andador o el escúter propios anunciados con medidas y batería, para que vuelen con su dueño.',
    'Un solo contacto para la familia: mantenemos informados a la hija en Boston y al hijo en Bilbao, si el viajero lo desea.',
  ],
  documents: [
    'Pasaporte o DNI, y visado o autorización de viaje si hace falta.',
    'La solicitud de asistencia, que hacemos ante la compañía y que la compañía nos confirma por escrito.',
    'Para una silla eléctrica propia: tipo de batería, vatios hora, peso y medidas plegada.',
    'Lista de medicamentos con su nombre genérico, en el equipaje de mano. Para la asistencia no hace falta informe médico.',
    'Una persona de contacto en cada extremo del viaje.',
  ],
  considerations: [
    'Desde aeropuertos de la UE, y hacia ellos con una compañía de la UE, la asistencia es un derecho y es gratuita. Pídala al menos 48 horas antes de la salida; después, deben hacer igualmente todo lo razonable.',
    'En Estados Unidos la compañía no puede exigir aviso previo para la asistencia habitual con silla de ruedas, aunque avisar pronto lo hace más fácil.',
    'Un billete no es una confirmación. La asistencia queda confirmada solo cuando lo dice la compañía, y un cambio de horario obliga a pedirla de nuevo. Hacemos ambas cosas.',
    'Quien no pueda seguir por sí mismo las instrucciones de seguridad puede necesitar un acompañante a bordo. Se lo decimos antes de comprar.',
    'En la UE las compañías aceptan sin coste hasta dos equipos de movilidad, según el espacio y las normas sobre baterías.',
    'En un retraso, las personas con movilidad reducida y sus acompañantes tienen prioridad en la atención, por corto que sea.',
  ],
  notice: [
    { when: 'Al reservar', what: 'Diga qué ayuda hace falta. La pedimos en todos los vuelos del viaje.' },
    { when: '48 horas antes', what: 'Último momento en que la asistencia está garantizada en la UE.' },
    { when: 'El día anterior', what: 'Volvemos a comprobarlo con la compañía.' },
    { when: '2 horas antes', what: 'Esté en el punto de encuentro, salvo que la compañía haya escrito otra hora.' },
  ],
  sources: [
    {
      label: 'Reglamento (CE) 1107/2006: derechos de las personas con discapacidad o movilidad reducida',
      href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj?locale=es',
    },
    { label: 'Aena: «Sin Barreras», asistencia a personas con movilidad reducida', href: 'https://www.aena.es' },
    {
      label: '14 CFR Part 382: no discriminación en el transporte aéreo (en inglés)',
      href: 'https://www.ecfr.gov/current/title-14/part-382',
    },
  ],
} satisfies TravelKindContent;

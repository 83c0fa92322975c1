import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'Un menor que vuela solo necesita dos adultos, un formulario y una compañía a la que todavía le quede plaza. Buscamos la compañía, reservamos la plaza y preparamos a los dos adultos para la entrega.',
  offers: [
    'Tres itinerarios en compañías que de verdad aceptan la edad del menor, con los vuelos directos primero y sin la última conexión del día.',
    'El servicio de acompañamiento de menores reservado junto con el vuelo: las plazas son limitadas en cada salida, así que preguntamos antes de que usted pague.',
    'La entrega preparada en los dos extremos: nombres, documentos y teléfonos tal como los pide la compañía.',
    'Una tarjeta de una página para el menor con el vuelo, las personas y los números a los que llamar, en los idiomas que haga falta.',
    'Alguien a quien llamar el día del viaje: si el vuelo se retrasa o se desvía, hablamos con la compañía y con los dos adultos.',
  ],
  documents: [
    'Pasaporte o DNI del menor, en vigor durante todo el viaje.',
    'Formulario de menor no acompañado de la compañía, con el descargo de responsabilidad firmado por un progenitor.',
    'Nombre completo, documento y teléfono del adulto que lo lleva y del que lo recoge.',
    'Declaración firmada de permiso de viaje si cruza una frontera sin sus padres. En España se firma ante la Policía Nacional, la Guardia Civil o un notario; otros países la exigen ante notario.',
    'Documentos de custodia, si decide un solo progenitor.',
    'Una nota sobre alergias o medicación, solo si la tripulación debe saberlo.',
  ],
  considerations: [
    'De 0 a 4 años no se puede viajar solo. De 5 a 14 años hace falta el servicio de menores de la compañía; la franja exacta la fija la compañía que opera el vuelo, por eso la comprobamos en cada trayecto.',
    'Algunas compañías no venden este servicio y solo fijan una edad mínima para volar solo: 14 en British Airways, 15 en Avianca, 16 en Ryanair y easyJet, la última vez que lo consultamos.',
    'La edad cuenta el día de cada vuelo, no el de la reserva: un cumpleaños entre la ida y la vuelta cambia las reglas.',
    'El adulto que lleva al menor espera en el aeropuerto hasta que el avión despega. El que lo recoge muestra el documento que figura en el formulario.',
    'Las conexiones están limitadas. Varias compañías aceptan a niños de 5 a 7 años solo en vuelos directos.',
    'Un adolescente por encima de la franja puede usar el servicio a menudo, si usted lo prefiere. Díganoslo y preguntamos.',
  ],
  notice: [
    { when: 'Al reservar', what: 'Pida el servicio de menores. Hay pocas plazas por vuelo.' },
    { when: 'Dos semanas antes', what: 'Permiso de viaje firmado; el de la policía suele valer solo 30 días.' },
    {
      when: 'El día',
      what: 'Llegue con tiempo y facture en el mostrador: la facturación en línea suele estar cerrada para menores solos.',
    },
  ],
  sources: [
    { label: 'Iberia, páginas de ayuda: menores no acompañados', href: 'https://help.iberia.com' },
    {
      label: 'Ministerio del Interior: «Autorización para viaje de menores al extranjero» (Instrucción 10/2019)',
      href: 'https://www.interior.gob.es',
    },
    {
      label: 'Departamento de Transporte de EE. UU., Aviation Consumer Protection: «When Kids Fly Alone» (en inglés)',
      titleIn: 'en',
      href: 'https://www.transportation.gov/airconsumer',
    },
  ],
} satisfies TravelKindContent;

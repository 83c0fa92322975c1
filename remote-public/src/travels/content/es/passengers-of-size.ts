import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'Usted sabe mejor que nadie cuánto espacio necesita. Buscamos el asiento en el que bajan los dos reposabrazos, o el segundo asiento al precio más justo, y nadie lo discute en la puerta delante de los demás.',
  offers: [
    'Anchura de asiento comparada por avión y cabina antes de elegir, no después.',
    'Un asiento extra reservado junto al suyo, a su nombre, en todos los vuelos del viaje.',
    'Las condiciones de reembolso por escrito, y el reembolso reclamado en su nombre cuando la norma de la compañía lo permite.',
    'Alargador de cinturón, asiento de pasillo, reposabrazos móvil y embarque anticipado, pedidos y confirmados.',
    'En viajes con dos compañías: el segundo asiento confirmado por ambas, que es donde suele fallar.',
  ],
  documents: [
    'Pasaporte o DNI; el asiento extra también va a su nombre.',
    'Localizadores en los que figuren los dos asientos; le enviamos una tarjeta para el mostrador.',
    'En vuelos nacionales de Air Canada, donde una persona paga una tarifa: el formulario de la compañía, al menos 48 horas antes de la salida.',
    'Recibos y tarjetas de embarque de los dos asientos, si después se va a reclamar un reembolso.',
  ],
  considerations: [
    'La prueba habitual es que los dos reposabrazos bajen del todo.',
    'Los precios varían mucho: unas compañías rebajan la segunda tarifa, otras la reembolsan si el vuelo no iba lleno y otras ni lo uno ni lo otro. Las normas cambian a menudo; por eso cada oferta dice qué comprobamos y cuándo.',
    'La ley de Estados Unidos no obliga a dar un segundo asiento gratis.',
    'En Southwest el asiento extra se compra al reservar; el reembolso puede pedirse en 90 días si quedó al menos un asiento libre en la salida.',
    'El asiento extra tiene que estar junto al suyo: pídalo en la reserva, porque uno comprado aparte se puede mover.',
    'La fila de emergencia no es compatible con el alargador de cinturón.',
  ],
  notice: [
    { when: 'Al reservar', what: 'Compre o pida los dos asientos a la vez: solo así la tarifa suele ser la misma.' },
    { when: '48 horas antes', what: 'Último momento para los formularios de la compañía, si los hay.' },
    { when: 'Hasta 90 días después', what: 'Reclamación del reembolso, donde la norma de la compañía lo permite.' },
  ],
  sources: [
    {
      label: 'Departamento de Transporte de EE. UU.: Aviation Consumer Protection (en inglés)',
      href: 'https://www.transportation.gov/airconsumer',
    },
    {
      label: 'Southwest Airlines: «Customer of size and extra seat policy» (en inglés)',
      titleIn: 'en',
      href: 'https://www.southwest.com/help/booking/extra-seat-policy',
    },
    {
      label: 'Air Canada: servicios de accesibilidad, «One Person, One Fare» (en inglés)',
      titleIn: 'en',
      href: 'https://www.aircanada.com',
    },
  ],
} satisfies TravelKindContent;

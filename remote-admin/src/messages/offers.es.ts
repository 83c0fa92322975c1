import type { en } from './offers.en.ts';

export const es = {
  'offers.subtitle': 'Qué se ha ofrecido, a quién y qué han respondido.',
  'offers.status': 'Estado',
  'offers.status.all': 'Cualquier estado',
  'offers.sent': 'Enviada',
  'offers.version': 'Versión',
  'offers.sent_at': 'Enviada el',
  'offers.not_sent': 'Aún no',
  'offers.ends': 'Vence',
  'offers.empty.title': 'No hay ofertas',
  'offers.empty.body': 'Las ofertas se preparan en la página de cada solicitud.',
  'bookings.subtitle':
    'Lo que se ha comprado, de lo más reciente a lo más antiguo. Las salidas van con la hora del aeropuerto.',
  'bookings.pnr': 'Localizador',
  'bookings.request': 'Solicitud',
  'bookings.route': 'Ruta',
  'bookings.departure': 'Primera salida',
  'bookings.tickets': 'Billetes',
  'bookings.no_tickets': 'Aún sin emitir',
  'bookings.status': 'Estado',
  'bookings.status.all': 'Cualquier estado',
  'bookings.empty.title': 'No hay reservas',
  'bookings.empty.body': 'Una reserva aparece cuando se ha reservado una oferta aceptada.',
} satisfies Record<keyof typeof en, string>;

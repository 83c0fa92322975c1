import type { en } from './menu.en.ts';

export const es = {
  'menu.dashboard': 'Panel',
  'menu.requests': 'Solicitudes',
  'menu.request': 'Solicitud',
  'menu.quickCreate': 'Creación rápida',
  'menu.offers': 'Ofertas',
  'menu.bookings': 'Reservas',
  'menu.payments': 'Pagos',
  'menu.documents': 'Documentos',
  'menu.airlines': 'Aerolíneas',
  'menu.support': 'Atención al cliente',
  'menu.users': 'Usuarios',
  'menu.promote': 'Cambiar rol',
  'menu.dev': 'Herramientas de desarrollo',
  'missing.title': 'Página no encontrada',
  'missing.heading': 'Esta página no existe',
  'missing.body': 'Compruebe la dirección o elija una página en el menú.',
  'missing.back': 'Ir al panel',
  'list.failed': 'No se ha podido cargar la lista',
  'list.filtered': 'Nada coincide con lo que ha elegido arriba. Quite los filtros para verlo todo.',
  'list.first': 'Ir a la primera página',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const es = {
  'menu.dashboard': 'Panel',
  'menu.requests': 'Solicitudes',
  'menu.quickCreate': 'Creación rápida',
  'menu.offers': 'Ofertas',
  'menu.bookings': 'Reservas',
  'menu.payments': 'Pagos',
  'menu.documents': 'Documentos',
  'menu.airlines': 'Aerolíneas',
  'menu.support': 'Atención al cliente',
  'menu.users': 'Usuarios',
  'menu.promote': 'Ascender a un usuario',
  'menu.dev': 'Herramientas de desarrollo',
} satisfies Record<keyof typeof en, string>;

export default es;

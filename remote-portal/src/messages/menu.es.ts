import type { en } from './menu.en.ts';

export const es = {
  'menu.dashboard': 'Panel',
  'menu.requests': 'Solicitudes',
  'menu.newRequest': 'Solicitud nueva',
  'menu.request': 'Solicitud',
  'menu.offer': 'Oferta',
  'menu.offers': 'Ofertas',
  'menu.trips': 'Viajes',
  'menu.documents': 'Documentos',
  'menu.agentDesk': 'Mesa de agentes',
} satisfies Record<keyof typeof en, string>;

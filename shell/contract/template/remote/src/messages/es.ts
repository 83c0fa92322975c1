import type { en } from './en.ts';

export const es = {
  'menu.start': 'Example',
  'start.subtitle': 'La primera página de un módulo nuevo: sustitúyala por la suya.',
  'start.greet': 'Saludar',
  'start.greetings_one': 'Se ha saludado una vez.',
  'start.greetings_other': 'Se ha saludado {{count}} veces.',
} satisfies Record<keyof typeof en, string>;
export default es;

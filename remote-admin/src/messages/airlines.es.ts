import type { en } from './airlines.en.ts';

export const es = {
  'airlines.subtitle':
    'Las compañías con las que reservamos: qué licencia tienen y cómo contactar con su servicio de asistencia.',
  'airlines.search': 'Nombre o código',
  'airlines.area': 'Licencia',
  'airlines.area.all': 'Todas las licencias',
  'airlines.area.EU': 'Unión Europea',
  'airlines.area.UK': 'Reino Unido',
  'airlines.area.CH': 'Suiza',
  'airlines.area.US': 'Estados Unidos',
  'airlines.area.other': 'Otros países',
  'airlines.count_one': '{{count}} aerolínea',
  'airlines.count_other': '{{count}} aerolíneas',
  'airlines.name': 'Aerolínea',
  'airlines.code': 'Código',
  'airlines.country': 'País',
  'airlines.contact': 'Servicio de asistencia',
  'airlines.no_contact': 'Sin anotar',
  'airlines.inactive': 'Ya no opera',
  'airlines.empty.title': 'No se ha encontrado ninguna aerolínea',
  'airlines.empty.body': 'Compruebe la ortografía o elija todas las licencias.',
  'airlines.rules_note':
    'Las normas de cada aerolínea (plazos de aviso, formularios, tarifas) aparecerán aquí cuando se hayan contrastado con su fuente. Hasta entonces, pregunte a la aerolínea antes de prometer nada.',
  'airlines.to_book': 'Solicitudes pendientes de reserva',
} satisfies Record<keyof typeof en, string>;

import type { legal as english } from '../en/legal.ts';

export const legal = {
  'legal.privacy-policy.title': 'Política de privacidad',
  'legal.privacy-policy.description': 'Qué datos necesitamos, para qué, cuánto tiempo y quién los ve.',
  'legal.terms-of-service.title': 'Condiciones del servicio',
  'legal.terms-of-service.description':
    'Qué puede esperar de nosotros, qué esperamos de usted y cuándo se debe la tarifa.',
  'legal.refunds-cancellations.title': 'Reembolsos y cancelaciones',
  'legal.refunds-cancellations.description':
    'Nuestra tarifa, el billete de la compañía y la compensación: qué se devuelve y cuándo.',
  'legal.accessibility-statement.title': 'Declaración de accesibilidad',
  'legal.accessibility-statement.description': 'La norma que seguimos, qué funciona, qué aún no y a quién decírselo.',
  'legal.data-rights.title': 'Derechos sobre sus datos (RGPD)',
  'legal.data-rights.description': 'Qué significa cada derecho en Kindwing y cómo usarlo.',
  'legal.others': 'Otras páginas legales',
} satisfies Record<keyof typeof english, string>;

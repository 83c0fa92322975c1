import type { en } from './en.ts';

export const es = {
  'page.home': 'Inicio',
  'page.howItWorks': 'Cómo funciona',
  'page.services': 'Servicios',
  'page.travels': 'Viajes',
  'page.unaccompaniedMinors': 'Menores no acompañados',
  'page.petsServiceAnimals': 'Mascotas y animales de servicio',
  'page.elderlyTravelers': 'Viajeros mayores',
  'page.passengersOfSize': 'Pasajeros de talla grande',
  'page.baggageSpecialItems': 'Equipaje y artículos especiales',
  'page.tripMedicalEscort': 'Acompañante de viaje y médico',
  'page.blog': 'Blog',
  'page.blogPost': 'Artículo',
  'page.contact': 'Contacto',
  'page.sos': 'SOS',
  'page.requestForm': 'Iniciar una solicitud',
  'page.privacyPolicy': 'Política de privacidad',
  'page.termsOfService': 'Condiciones del servicio',
  'page.refundsCancellations': 'Reembolsos y cancelaciones',
  'page.accessibilityStatement': 'Declaración de accesibilidad',
  'page.dataRights': 'Derechos sobre los datos',
} satisfies Record<keyof typeof en, string>;

export default es;

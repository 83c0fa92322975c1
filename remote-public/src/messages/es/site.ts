import type { site as english } from '../en/site.ts';

export const site = {
  'site.name': 'Kindwing',
  'site.description':
    'Vuelos planeados y reservados para viajeros con necesidades especiales: menores solos, silla de ruedas, personas mayores, animales, acompañamiento médico.',
  'site.learnMore': 'Más información',
  'site.learnMoreAbout': 'sobre {{subject}}',
  'site.sources': 'Fuentes',
  'site.sources.home': 'enlace a la página de inicio',
  'site.sourcesNote': 'Las normas cambian. Las comprobamos de nuevo para cada oferta.',
  'site.startRequest': 'Empiece su solicitud',
  'site.onThisPage': 'En esta página',
  'site.updated': 'Último cambio: {{date}}',
  'route.home': 'Inicio',
  'route.howItWorks': 'Cómo funciona',
  'route.services': 'Servicios',
  'route.travels': 'Viajes',
  'route.blog': 'Blog',
  'route.article': 'Artículo',
  'route.contact': 'Contacto',
  'route.sos': 'Asistencia SOS',
  'route.requestForm': 'Nueva solicitud',
  'notFound.title': 'Página no encontrada',
  'notFound.body':
    'Esta dirección no lleva a ninguna parte de nuestro sitio. Quizá el enlace era antiguo o se perdió una letra.',
  'notFound.home': 'Ir a la página de inicio',
  'notFound.travels': 'Ver todos los servicios de viaje',
  'notFound.contact': 'Preguntarnos',
  'cta.title': 'Empiece hoy',
  'cta.body': 'Cuéntenos quién viaja y qué le preocupa. El consejo no cuesta nada y una persona lee cada mensaje.',
  'cta.button': 'Contáctenos',
  'cta.second': 'Empezar una solicitud',
} satisfies Record<keyof typeof english, string>;

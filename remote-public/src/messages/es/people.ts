import type { people as english } from '../en/people.ts';

export const people = {
  'testimonials.title': 'Viajes como el suyo',
  'testimonials.quoted': '«{{quote}}»',
  'testimonials.note': 'Viajes típicos, contados como ejemplo. Los nombres son inventados y los retratos, dibujados.',
  'testimonials.lucia.name': 'Lucía, madre de Leo (9)',
  'testimonials.lucia.context': 'De Madrid a Palma, menor sin acompañante',
  'testimonials.lucia.quote':
    'Me dijeron quién estaría dónde, en qué minuto y con qué documento. Leo saludó desde la puerta y pude respirar.',
  'testimonials.lucia.alt': 'Retrato dibujado de una mujer de pelo oscuro y rizado',
  'testimonials.james.name': 'James, usuario de silla eléctrica',
  'testimonials.james.context': 'De Boston a Dublín, silla propia con batería',
  'testimonials.james.quote':
    'La compañía tenía los vatios hora y la altura plegada una semana antes que yo. Al aterrizar, mi silla estaba en la puerta del avión.',
  'testimonials.james.alt': 'Retrato dibujado de un hombre con barba corta y gafas',
  'testimonials.ines.name': 'Inês, hija de Rosa (81)',
  'testimonials.ines.context': 'De Lisboa a Ginebra, demencia, con acompañante',
  'testimonials.ines.quote':
    'Nos desaconsejaron el vuelo temprano y nos explicaron por qué. Mi madre durmió, llegó y reconoció el jardín.',
  'testimonials.ines.alt': 'Retrato dibujado de una mujer de pelo gris recogido en un moño',
  'testimonials.omar.name': 'Omar, violonchelista',
  'testimonials.omar.context': 'De Viena a Bilbao, un asiento para el instrumento',
  'testimonials.omar.quote':
    'Dos asientos, una compañía y una carta que enseñar. Por primera vez nadie discutió con mi violonchelo.',
  'testimonials.omar.alt': 'Retrato dibujado de un hombre joven con bufanda',
  'team.elena.name': 'Elena Ruiz',
  'team.elena.role': 'Fundadora',
  'team.elena.description':
    'Trabajó en la asistencia de un aeropuerto antes de fundar Kindwing. Sabe qué puerta queda lejos.',
  'team.elena.alt': 'Retrato dibujado de una mujer de pelo castaño corto',
  'team.marcus.name': 'Marcus Boateng',
  'team.marcus.role': 'Jefe de agentes',
  'team.marcus.description': 'Lee condiciones de transporte por placer, y los silencios de las compañías por oficio.',
  'team.marcus.alt': 'Retrato dibujado de un hombre con la cabeza rapada y barba poblada',
  'team.sofia.name': 'Sofía Lindgren',
  'team.sofia.role': 'Accesibilidad',
  'team.sofia.description': 'Vuela con su propia silla. Prueba cada viaje y cada página de este sitio antes que usted.',
  'team.sofia.alt': 'Retrato dibujado de una mujer de pelo rubio largo y gafas redondas',
} satisfies Record<keyof typeof english, string>;

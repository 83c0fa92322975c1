import type { blog as english } from '../en/blog.ts';

export const blog = {
  'blog.meta.description':
    'Artículos prácticos sobre volar con menores solos, sillas de ruedas, perros y demencia, con fuentes.',
  'blog.title': 'Bueno es saberlo antes de volar',
  'blog.subtitle': 'Escrito por quienes hacen las llamadas. Unos minutos cada uno, con fuentes.',
  'blog.readMore': 'Leer más',
  'blog.readMoreAbout': 'Leer más: {{title}}',
  'blog.by': 'Por {{author}}',
  'blog.minutes_one': '{{count}} minuto',
  'blog.minutes_other': '{{count}} minutos',
  'blog.back': 'Volver al blog',
  'blog.notFound': '¡Artículo no encontrado!',
  'blog.notFoundBody': 'Quizá la dirección es antigua. Todos nuestros artículos están en la página del blog.',
  'blog.next.title': '¿Prefiere que alguien lo haga por usted?',
  'post.first-flight-alone.title': 'El primer vuelo a solas: qué ocurre entre los dos adultos',
  'post.first-flight-alone.excerpt':
    'Qué edades necesitan el servicio de la compañía, qué papeles, y qué decirle a un niño que vuela sin usted.',
  'post.first-flight-alone.alt': 'Una niña con un cordón identificativo mira un avión de papel',
  'post.wheelchair-from-booking-to-seat.title': 'En su propia silla de ruedas, de la reserva al asiento',
  'post.wheelchair-from-booking-to-seat.excerpt':
    'Tres códigos que deciden el día, qué significan 48 horas y cómo describir una batería.',
  'post.wheelchair-from-booking-to-seat.alt': 'Una mujer en silla de ruedas ante la ventanilla de un avión',
  'post.dog-in-the-cabin.title': '¿Puede venir mi perro en la cabina? Cuatro preguntas por orden',
  'post.dog-in-the-cabin.excerpt':
    'Mascota o perro de asistencia, si cabe, si puede entrar y de qué tratan las 8 horas.',
  'post.dog-in-the-cabin.alt': 'Un perro con arnés junto a una maleta',
  'post.flying-with-dementia.title': 'Volar con un padre o una madre con demencia',
  'post.flying-with-dementia.excerpt':
    'Cómo decidir, qué asistencia pedir, qué llevar y cuándo es mejor quedarse en casa.',
  'post.flying-with-dementia.alt': 'Un hombre mayor con bastón camina del brazo de su hija',
} satisfies Record<keyof typeof english, string>;

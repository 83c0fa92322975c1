import type { home as english } from '../en/home.ts';

export const home = {
  'home.meta.title': 'Viajes en avión con asistencia para personas con necesidades especiales',
  'home.hero.title': 'Vuele con alguien de su parte',
  'home.hero.subtitle':
    'Un niño en su primer vuelo solo, una silla con batería, una madre que olvida. Buscamos el vuelo que encaja, organizamos la ayuda y seguimos a su alcance hasta que todos hayan llegado.',
  'home.hero.plan': 'Planee su viaje',
  'home.hero.how': 'Cómo funciona',
  'home.hero.alt':
    'Un avión de papel traza una línea sobre un grupo de viajeros: una mujer en silla de ruedas, un niño con un cordón identificativo, un hombre mayor con bastón, un perro y una maleta.',
  'home.promise.advice': 'El consejo es gratuito',
  'home.promise.fee': 'Paga solo después de aceptar una oferta',
  'home.promise.changes': 'Una tarifa cubre también los cambios posteriores',
  'home.solutions.title': '¿Por dónde empezamos?',
  'home.solutions.family.title': 'Mayores y niños',
  'home.solutions.family.body':
    'Asistencia desde la acera hasta el asiento para los mayores, y una entrega segura de adulto a adulto para los niños que vuelan solos.',
  'home.solutions.pets.title': 'Mascotas y animales de asistencia',
  'home.solutions.pets.body':
    'Transportín, certificado, vacuna, formulario: lo que su animal necesita en cada frontera y en cada compañía, contado hacia atrás desde su fecha.',
  'home.solutions.size.title': 'Pasajeros de talla grande y objetos especiales',
  'home.solutions.size.body':
    'Un segundo asiento sin discusiones en la puerta, y un sí por escrito para el violonchelo, la bicicleta o la silla eléctrica.',
  'home.solutions.alsoMinors': 'Menores que vuelan solos',
  'home.solutions.alsoItems': 'Equipaje y objetos especiales',
  'home.about.title': 'Quiénes somos',
  'home.mission.title': 'Nuestra misión',
  'home.mission.body':
    'Hacer posible volar a las personas que la reserva corriente olvida. Preguntamos qué ayuda hace falta, nunca por qué, y hacemos las llamadas que nadie debería tener que hacer dos veces.',
  'home.vision.title': 'Nuestra visión',
  'home.vision.body':
    'Un día en que la asistencia sea tan segura como el asiento: pedida una vez, confirmada por escrito y presente cuando se abre la puerta.',
  'home.team.title': 'Conozca al equipo',
  'home.team.note': 'Los retratos están dibujados.',
} satisfies Record<keyof typeof english, string>;

import type { workflow as english } from '../en/workflow.ts';

export const workflow = {
  'how.meta.description':
    'Cuatro pasos desde su primer mensaje hasta una llegada tranquila: solicitud, análisis, plan y viaje.',
  'how.title': 'Cómo funciona',
  'how.subtitle': 'Cuatro pasos, una persona que conoce su caso y ningún coste hasta que usted decida.',
  'how.step1.title': 'Envíe su solicitud',
  'how.step1.body':
    'Díganos quién viaja, adónde y qué ayuda hace falta. Bastan dos minutos; lo demás lo preguntamos solo si el viaje lo necesita.',
  'how.step2.title': 'Analizamos sus necesidades',
  'how.step2.body':
    'Un agente comprueba compañías, aviones, aeropuertos y plazos para su caso, y le pregunta lo que los formularios olvidan.',
  'how.step3.title': 'Reciba su plan',
  'how.step3.body':
    'Tres formas de viajar, una junto a otra, con precios garantizados durante 72 horas y las condiciones en palabras claras.',
  'how.step4.title': 'Viaje con confianza',
  'how.step4.body':
    'Reservamos, seguimos cada asistencia hasta que la compañía la confirma y respondemos cuando algo cambia por el camino.',
  'how.stepOf': 'Paso {{step}}',
  'how.stats.title': 'En cifras',
  'stats.travelers.value': '10K+',
  'stats.travelers.label': 'viajeros satisfechos',
  'stats.countries.value': '50+',
  'stats.countries.label': 'países',
  'stats.support.value': '24/7',
  'stats.support.label': 'atención',
  'services.meta.description':
    'Qué hace Kindwing en cinco pasos y cuánto cuesta: una tarifa por itinerario, desde 25 EUR, que se paga solo después de aceptar una oferta.',
  'services.title': 'Nuestro servicio, paso a paso',
  'services.subtitle': 'Qué ocurre entre su primer mensaje y su última maleta, y cuánto cuesta.',
  'services.step1.title': 'Solicitud y valoración',
  'services.step1.body':
    'Usted envía una solicitud y recibe una primera valoración de lo que es posible y lo que requiere.',
  'services.step2.title': 'Tres alternativas, 72 horas',
  'services.step2.body':
    'Recibe una oferta cuidada de 3 alternativas de viaje, con un plazo de decisión de 72 horas y precios garantizados. Después, usted decide.',
  'services.step3.title': 'Confirmación y reserva',
  'services.step3.body':
    'Reservamos con una factura transparente, emitimos los billetes y llevamos toda la comunicación con la compañía.',
  'services.step4.title': 'Apoyo durante el viaje',
  'services.step4.body':
    'Retrasos, conexiones perdidas, una puerta cerrada: buscamos otra ruta y hablamos con la compañía mientras usted espera.',
  'services.step5.title': 'Ayuda después del viaje',
  'services.step5.body':
    'Equipaje demorado, una silla dañada, compensación por un vuelo retrasado: escribimos la reclamación y la seguimos.',
  'services.fees.title': 'Cuánto cuesta',
  'services.fees.caption': 'Tarifa de servicio por itinerario reservado, en euros',
  'services.fees.kind': 'Viaje',
  'services.fees.duration': 'Tiempo de vuelo',
  'services.fees.price': 'Tarifa',
  'fee.short.title': 'Corto y regional',
  'fee.short.duration': 'menos de 2 horas',
  'fee.medium.title': 'Distancia media',
  'fee.medium.duration': 'menos de 7 horas',
  'fee.long.title': 'Larga distancia',
  'fee.long.duration': 'más de 7 horas',
  'fee.complex.title': 'Itinerarios complejos',
  'fee.complex.duration': 'varias compañías, varias conexiones, vuelta al mundo',
  'services.fees.included.title': 'Incluido en la tarifa única',
  'services.fees.included.1': 'cambios futuros y cambios de ruta, sin límite',
  'services.fees.included.2': 'apoyo con cancelaciones y reembolsos',
  'services.fees.included.3': 'ayuda con reclamaciones, sin quedarnos con parte de lo que obtenga',
  'services.fees.never':
    'La búsqueda y el consejo iniciales nunca se cobran. La tarifa se debe solo después de aceptar una oferta.',
  'services.fees.return':
    'En una ida y vuelta cuenta el sentido más largo. Los vuelos y los cargos de las compañías se muestran aparte.',
  'services.start': 'Empiece su solicitud',
} satisfies Record<keyof typeof english, string>;

import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
Una madre que quiere ver a sus nietos, un hijo en otro país y una memoria que ya no sostiene el hilo de un aeropuerto. Muchas familias renuncian al viaje demasiado pronto. Otras lo intentan con demasiado valor. Entre ambas hay un camino que se puede planear.

## Primero decida: sola o acompañada

Hágase tres preguntas sobre un día corriente. ¿Sabe volver a su mesa en una cafetería que no conoce? ¿Sabe decir su nombre y pedir ayuda? ¿Sigue una instrucción sencilla de un desconocido con uniforme? Si las tres respuestas son sí, un viaje asistido sin acompañante puede funcionar en un vuelo directo. Si una es no, necesita a alguien a su lado. La compañía puede exigir acompañante a quien no pueda entender las instrucciones de seguridad o ayudar en su propia evacuación; es mejor resolverlo en casa que en la puerta.

El personal de «recibir y asistir», código **MAAS**, lleva al pasajero por el aeropuerto y **lo entrega en la puerta del avión**. A bordo nadie se sienta con ella. Es lo que las familias entienden mal con más frecuencia.

## Qué asistencia pedir

Para la demencia el código suele ser **DPNA**: persona que necesita ayuda por una discapacidad intelectual o del desarrollo, que las compañías usan también para la demencia. Añada **WCHR** si el recorrido es largo, aunque en casa camine bien: una silla los mantiene juntos y acorta todas las colas.

No hace falta dar un diagnóstico. «Puede desorientarse; necesita que la acompañen hasta la puerta y la entreguen a su hijo por su nombre» dice lo que el personal debe saber. Los datos de salud que comparta deben llegar solo a quien los necesita para actuar. En Europa pida la asistencia al menos 48 horas antes; cuanto antes, mejor.

## Elija el vuelo para la cabeza, no para el precio

- Directo, si existe. Cada conexión es un edificio nuevo que entender.
- A mediodía. Madrugar rompe la rutina, y muchas personas con demencia se confunden más al atardecer.
- Una escala de dos horas mejor que una de cincuenta minutos, y en el más pequeño de los aeropuertos posibles.
- Ventanilla para ella y pasillo para el acompañante, cerca de un baño y lejos de la cocina.

## El distintivo de discapacidad no visible

Muchos aeropuertos entregan un cordón con girasoles o un distintivo propio; Aena tiene uno en varios aeropuertos españoles. El personal sabe entonces que debe hablar despacio y dar tiempo. Es gratuito, voluntario y no dice nada del diagnóstico. A algunas personas no les gusta llevarlo. Pregúntele.

## Qué llevar

1. Una tarjeta en su bolsillo: su nombre, el vuelo, el nombre y el número de quien espera, en el idioma de cada aeropuerto.
2. Medicinas para dos días más que el viaje, en el equipaje de mano, con la receta por nombre genérico.
3. Algo suyo para las manos y los oídos: un pañuelo, un álbum de fotos, auriculares con la música de sus veinte años.
4. Una foto reciente de ella en el móvil del acompañante, con la ropa de ese día.
5. Su documento en el bolsillo del acompañante, no en el bolso de ella.

## Si el vuelo se retrasa

En Europa, las personas con movilidad reducida y sus acompañantes tienen derecho a ser atendidas cuanto antes, por corto que sea el retraso: las esperas habituales para una comida no rigen para ellas. También tienen prioridad para embarcar. Dígalo con calma en el mostrador: «Artículo 11 del Reglamento 261, por favor». Y aléjese de la multitud. El ruido cansa más que la espera.

Si se aleja y no la encuentra, avise enseguida al personal del aeropuerto o a la policía. Los aeropuertos están llenos de cámaras, y los primeros diez minutos son los que ayudan.

## Cuándo no volar

Si el viaje la asusta cada vez que se menciona, si ya no reconoce a quien visita o si un médico lo desaconseja, que viaje la familia. También eso es un plan, y se lo diremos cuando nos parezca el mejor.
`,
  sources: [
    { label: 'Reglamento (CE) 1107/2006', href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj?locale=es' },
    { label: 'Reglamento (CE) 261/2004, artículo 11', href: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj?locale=es' },
    { label: 'Aena: distintivo de discapacidad no visible y asistencia «Sin Barreras»', href: 'https://www.aena.es' },
    {
      label: 'Alzheimer’s Society, hoja 474: «Travelling and going on holiday» (en inglés)',
      titleIn: 'en',
      href: 'https://www.alzheimers.org.uk',
    },
  ],
} satisfies ArticleContent;

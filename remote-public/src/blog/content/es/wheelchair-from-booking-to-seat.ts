import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
El primer vuelo en silla de ruedas es sobre todo cuestión de palabras: el código correcto en la reserva, las cifras correctas en un formulario y una pregunta repetida el día anterior. Son estas.

## Tres códigos que deciden el día

Las compañías y los aeropuertos se organizan con códigos de cuatro letras. Tres de ellos suenan parecido y significan cosas muy distintas.

- **WCHR**: puede subir escalones y caminar en la cabina, pero la distancia hasta la puerta es demasiada.
- **WCHS**: puede caminar en la cabina, pero no subir escalones. El aeropuerto necesita una pasarela o un vehículo elevador.
- **WCHC**: necesita que le lleven hasta el asiento. En vuelos largos suele ir con una silla de a bordo, código **WCOB**.

Elija por lo que puede hacer en un mal día, no en uno bueno. Si se reservó WCHR y el avión está lejos de la terminal, alguien le pedirá que suba la escalera.

## Cuarenta y ocho horas, y qué significan

Desde aeropuertos de la Unión Europea, y hacia ellos con una compañía europea, la asistencia es un derecho según el Reglamento 1107/2006 y es gratuita. Pídala al menos 48 horas antes de la salida publicada y tiene que estar. Si la pide más tarde, deben hacer igualmente todo lo razonable. Puede avisar a la compañía o a quien le vendió el billete; el vendedor debe transmitirlo como tarde 36 horas antes de la salida.

En Estados Unidos es distinto: la compañía no puede exigir aviso para la asistencia habitual con silla. Sí puede pedir 48 horas para ciertas cosas, como una camilla, un aparato respiratorio propio o una silla eléctrica en un avión de menos de 60 plazas.

## Su propia silla

En Europa puede llevar gratis hasta dos equipos de movilidad, en la medida en que lo permitan el espacio y las normas sobre mercancías peligrosas. Para una silla manual el código es WCMP, y eso es casi todo.

Una silla eléctrica necesita una conversación. Tenga esto preparado y envíelo por escrito:

1. Tipo de batería: seca o de gel, húmeda, o de litio.
2. Si es de litio: vatios hora y si se puede extraer. Puede quedarse en la silla si va protegida. La que se extrae va a la cabina y puede tener hasta 300 Wh, o ser dos de hasta 160 Wh cada una. Lo mismo vale para las de repuesto.
3. Peso con batería, y alto, ancho y largo, plegada si se pliega. La altura decide si cabe por la puerta de la bodega.
4. Cómo se sueltan los frenos y se desconecta el mando. Una foto vale una página.

Pegue las instrucciones a la silla. Quite lo que pueda caerse: cojín, mando, bolsas laterales. Hágale una foto ese día.

## Confirmado es lo que confirma la compañía

Un billete, aunque lleve un código, no es una confirmación. La compañía responde a cada petición en cada vuelo: confirmada, pendiente o imposible. Anote tres fechas por vuelo: cuándo se pidió, cuándo la recibió la compañía y cuándo dijo que sí. Y tras cualquier cambio de horario pregunte otra vez, porque la confirmación puede no haberse movido con usted.

## En el aeropuerto

Esté en el punto de encuentro a la hora que le escribió la compañía. Si no escribió ninguna, en la facturación una hora antes de la salida, o en el punto de asistencia del aeropuerto dos horas antes. Pida quedarse en su silla hasta la puerta del avión. Al llegar, pida que se la traigan ahí, antes de que baje el primer pasajero.

## Si la silla vuelve rota

Comuníquelo antes de salir del aeropuerto y guarde el parte. Reclame por escrito en siete días. En vuelos internacionales la responsabilidad de la compañía está limitada, hoy a 1.519 derechos especiales de giro, salvo que usted declarara un valor mayor en la facturación. Si su silla cuesta más, haga la declaración; es el seguro más barato del viaje. En vuelos dentro de Estados Unidos cuenta el valor completo.

> Una frase para el teléfono: «Necesito asistencia hasta el asiento, viajo con mi propia silla y quiero la confirmación por escrito».
`,
  sources: [
    { label: 'Reglamento (CE) 1107/2006', href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj?locale=es' },
    {
      label: '14 CFR Part 382, secciones 27, 127 y 131 (en inglés)',
      href: 'https://www.ecfr.gov/current/title-14/part-382',
    },
    {
      label: 'IATA: «Battery-Powered Wheelchair and Mobility Aid Guidance Document» (en inglés)',
      titleIn: 'en',
      href: 'https://www.iata.org',
    },
    { label: 'Aena: «Sin Barreras», asistencia a personas con movilidad reducida', href: 'https://www.aena.es' },
  ],
} satisfies ArticleContent;

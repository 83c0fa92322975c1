import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
Quien llega a este sitio encuentra los viajes más difíciles de lo que deberían ser. El sitio no puede ser un obstáculo más.

## La norma que nos exigimos

Construimos según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Incluyen todo lo que la norma europea EN 301 549 pide a los sitios web a través de WCAG 2.1 AA, en la que se apoya la Ley Europea de Accesibilidad (Directiva 2019/882).

## Qué hemos hecho

- Todo funciona con el teclado, en un orden lógico, y el foco siempre se ve.
- Títulos, regiones, listas y formularios llevan nombres que anuncian los lectores de pantalla. Un enlace al principio lleva directo al contenido.
- La letra es Atkinson Hyperlegible Next, dibujada por el Braille Institute para que las letras parecidas no se confundan.
- El texto y los controles mantienen su contraste en el aspecto claro y en el oscuro.
- Nada se mueve para quien ha pedido a su dispositivo menos movimiento.
- Las páginas siguen funcionando con el texto al 200 % y en una pantalla de 320 píxeles.
- Los formularios dicen qué falla, dónde y cómo arreglarlo. Lo escrito se conserva si falla la conexión.
- Puede entrar con un enlace por correo, sin recordar una contraseña; los gestores de contraseñas y el pegado funcionan.
- Todo está en inglés y en español.

## Qué no funciona todavía

- Las ilustraciones son decorativas o tienen una descripción breve; no las hay más largas.
- Aún no hay versión en lengua de signos ni edición de lectura fácil.
- Los documentos que publican las compañías, y que enlazamos, pueden no ser accesibles. Pídanoslo y los leemos con usted.

Comprobamos con herramientas automáticas y con el teclado. Todavía no nos ha auditado un organismo independiente, así que decimos que el sitio es **parcialmente conforme** hasta que alguien lo haya hecho.

## Otras formas de hablar con nosotros

Si una página o un formulario no le funciona, escríbanos desde el [formulario de contacto](/contact) o llame al número de la [página SOS](/sos). Los servicios de intermediación telefónica son bienvenidos; diga al operador que se tome su tiempo. Todo lo que se hace en este sitio se puede hacer también con una persona.

## Díganoslo

Cuéntenos qué intentó hacer y con qué dispositivo. Le responde una persona y le dice qué haremos y para cuándo. Si la respuesta no le satisface, puede reclamar ante la autoridad que supervisa la accesibilidad de los servicios en su país.
`,
} satisfies LegalContent;

import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
Para organizar un viaje necesitamos algunos datos suyos, y no más. Esta página dice cuáles, para qué, durante cuánto tiempo y quién los ve. Sigue el Reglamento General de Protección de Datos (RGPD).

## Quién es responsable

Kindwing, el servicio cuyo sitio está leyendo, decide para qué y cómo se usan sus datos. Escríbanos desde el [formulario de contacto](/contact) sobre cualquier punto de esta página. Los datos completos de la empresa figuran en cada factura.

## Qué recogemos y para qué

- **Cuando envía una solicitud o un SOS:** su nombre, correo, teléfono si lo da, el tipo de asistencia, su mensaje y, en un SOS, dónde está. Lo necesitamos para responderle y preparar una oferta. Base legal: medidas previas al contrato a petición suya, y su consentimiento.
- **Cuando nos escribe:** nombre, correo, asunto y mensaje, para responderle.
- **Cuando tiene una cuenta:** nombre, correo, teléfono, idioma y zona horaria, y sus solicitudes, ofertas, viajes y facturas. Base legal: el contrato.
- **Cuando pide novedades:** su correo y dónde lo pidió. Base legal: su consentimiento, que puede retirar en cualquier momento.
- **Una dirección de red anonimizada.** La acortamos antes de guardarla, de modo que señala a un grupo de direcciones y no a usted. Protege los formularios del abuso; nuestro interés legítimo es que sigan funcionando.

## Datos de salud

La ayuda que necesita una persona puede decir algo de su salud. La tratamos aparte de todo lo demás: solo con su consentimiento separado, y guardada en un lugar propio. Puede abrirla quien lleva su solicitud; cualquier otra persona de nuestro equipo, solo con un motivo; y cada consulta queda registrada con el suyo. Preguntamos qué ayuda hace falta, no un diagnóstico, salvo que lo exijan los médicos de la compañía. Por favor, no escriba en un texto libre más sobre la salud de lo que el viaje necesita.

## Menores

Los datos de un menor los da su madre, padre o tutor. La compañía y los adultos que lo entregan y lo recogen reciben lo necesario para ello, y nada más.

## Quién los recibe

La compañía y los aeropuertos de su viaje, porque prestan la asistencia; si usted lo pide, acompañantes, ambulancias y hoteles. Los proveedores que hacen funcionar nuestros sistemas siguen nuestras instrucciones. No vendemos datos. Si el viaje sale del Espacio Económico Europeo, la compañía de allí recibe los datos porque sin ellos el viaje no puede hacerse.

## Durante cuánto tiempo

- Solicitudes que no llevaron a una reserva: hasta que nos pida que las borremos. Nada se borra por sí solo al cabo de un tiempo fijo: [escríbanos](/contact) y lo hacemos.
- Reservas y facturas: lo que exijan las leyes fiscales y de responsabilidad. Lo que la ley no necesita se elimina cuando usted pide la supresión.
- Datos de salud: hasta que retire su consentimiento o nos pida que los borremos. Entonces los eliminamos, también con un viaje en curso.
- Suscripción a novedades: hasta que la deje.

## En su dispositivo

Guardamos su idioma, su elección de claro u oscuro, si detuvo el latido del botón SOS, su decisión sobre cookies y, mientras tenga la sesión abierta, la sesión. El borrador de una solicitud se guarda en su dispositivo solo si marca la casilla, y se borra al enviarla. La analítica y el marketing están apagados si no los acepta; puede cambiarlo con el botón de ajustes de privacidad al pie de cada página. La analítica nos dice lo rápidas que fueron las páginas y qué falló en ellas, nunca quién las leyó ni qué se escribió; lo guardamos 30 días.

## Sus derechos

Puede ver, corregir, exportar, limitar y suprimir sus datos, oponerse a su uso y retirar un consentimiento. En [Derechos sobre sus datos](/legal/data-rights) explicamos cómo. Puede reclamar ante la autoridad de protección de datos del país en que vive; en España, la Agencia Española de Protección de Datos.
`,
} satisfies LegalContent;

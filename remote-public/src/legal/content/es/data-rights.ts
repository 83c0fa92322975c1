import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
El Reglamento General de Protección de Datos (RGPD) le da derechos sobre lo que sabemos de usted. Aquí explicamos qué significa cada uno en Kindwing y cómo usarlo. No cuesta nada y no tiene que decir por qué.

## Cómo pedirlo

Escríbanos desde el [formulario de contacto](/contact), con «Derechos sobre mis datos» como asunto y el derecho que desea ejercer. Use la dirección de correo de su solicitud o de su cuenta: así sabemos que los datos son suyos, y pedimos más pruebas solo si hay dudas. No envíe una copia de su pasaporte si no se la pedimos. Respondemos en un mes. Si el caso es difícil puede llevar dos meses más, y se lo decimos dentro del primero.

## Ver lo que tenemos (acceso)

En su portal puede leer en cualquier momento sus solicitudes, ofertas, viajes y facturas. Si lo pide, recibe una copia de todo, con los fines, los destinatarios y el tiempo de conservación.

## Corregirlo (rectificación)

Díganos qué está mal y lo corregimos: el nombre, el teléfono o el idioma de su cuenta, o cualquier otra cosa. Un nombre mal escrito en una reserva no puede esperar: las compañías cobran las correcciones tardías de nombres, y las tempranas suelen ser gratuitas.

## Que se borre (supresión)

Borramos lo que no estamos obligados a conservar. La ley nos obliga a guardar las facturas; se quedan, sin nada más. Si hay un viaje en curso le preguntamos antes, porque borrar terminaría también con la asistencia.

## Llevárselo (portabilidad)

Recibe lo que nos dio en un archivo que otros programas pueden leer.

## Frenarnos (limitación) u oponerse

Si discute que un dato sea correcto, o que podamos usarlo, dejamos de usarlo hasta aclararlo. Puede oponerse a lo que basamos en nuestro interés legítimo, como guardar direcciones de red acortadas contra el abuso.

## Retirar un consentimiento

- **Novedades:** escríbanos con el asunto «Novedades» y quitamos su dirección de la lista.
- **Datos de salud:** en la página de su solicitud, en el portal, o díganoslo. Se eliminan, y le decimos con franqueza qué ya no se puede organizar sin ellos.
- **Cookies:** el botón de ajustes de privacidad al pie de cada página.

Retirar un consentimiento no hace ilícito lo que se hizo antes.

## Ninguna máquina decide sobre usted

Los precios, los tramos y los plazos se calculan. Si se le ofrece un viaje, y cuál, lo decide una persona.

## En nombre de otra persona

Una madre, un padre o un tutor puede pedirlo por un menor. Por un adulto, necesitamos su autorización o la resolución que le nombró a usted.

## ¿No está conforme?

Puede reclamar ante la autoridad de protección de datos del país en que vive, trabaja o cree que ocurrió el fallo; en España, la Agencia Española de Protección de Datos. No tiene que preguntarnos antes, aunque agradeceríamos la oportunidad.
`,
} satisfies LegalContent;

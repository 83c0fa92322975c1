import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
«Que me devuelvan el dinero» puede referirse a tres importes distintos: nuestra tarifa, el billete de la compañía y la compensación. Siguen reglas diferentes.

## Antes de aceptar una oferta

No se cobra nada. Puede cancelar una solicitud en cualquier momento, en su portal o escribiéndonos, sin dar motivos y sin coste. Una oferta que deja pasar tras sus 72 horas simplemente termina.

## Nuestra tarifa de servicio

- Se debe solo después de aceptar una oferta, y una sola vez por itinerario.
- Si no podemos reservar lo que aceptó al precio que aceptó, no paga tarifa.
- Si cancela después de aceptar pero antes de que hayamos reservado, no paga tarifa.
- Una vez emitidos los billetes, el trabajo que paga la tarifa está hecho y no se devuelve si usted cancela el viaje. Sigue cubriendo la ayuda con el reembolso de la compañía.
- Cambiar el viaje, cuantas veces haga falta, no cuesta una segunda tarifa.

## El billete de la compañía

Cada alternativa de una oferta dice si su tarifa se puede cambiar o reembolsar, y con qué cargo. Cuando cancela, pedimos a la compañía todo lo que permiten la tarifa y la ley, tasas incluidas, y le trasladamos lo que devuelve sin descontar nada.

Si cancela **la compañía**, usted elige entre otra ruta y el reembolso. En la Unión Europea el reembolso se debe en 7 días, y también cuando la salida se retrasa 5 horas o más y usted ya no desea viajar. En Estados Unidos se debe por un vuelo cancelado o cambiado de forma significativa que usted rechaza, en 7 días hábiles con tarjeta y 20 naturales en otro caso.

## Compensación

Según el Reglamento (CE) 261/2004 pueden corresponderle 250, 400 o 600 EUR cuando un vuelo llega con tres horas o más de retraso, se cancela con poco aviso o se deniega el embarque, salvo circunstancias extraordinarias. Calculamos la estimación, escribimos la reclamación y la seguimos. La tarifa lo incluye, y **no nos quedamos con parte alguna de lo que obtenga**.

## Equipaje, equipos de movilidad y animales

Los daños se comunican por escrito en 7 días, la demora en 21. Antes de salir del aeropuerto, pida un parte en el mostrador de la compañía. Envíenos el parte y hacemos el resto.

## Derecho de desistimiento

Las reservas de transporte de pasajeros para una fecha concreta están excluidas del derecho de desistimiento de 14 días de la normativa europea de consumo. Por eso no cobramos nada antes de que decida y le damos 72 horas para hacerlo.

## Cómo le llega el reembolso

Al medio de pago que utilizó. El historial de su solicitud, en su portal, muestra cada reembolso con su importe. Pregúntenos el motivo de cualquiera de ellos.
`,
} satisfies LegalContent;

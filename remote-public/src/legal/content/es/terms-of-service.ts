import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
Estas condiciones dicen qué puede esperar de nosotros y qué esperamos de usted. Rigen desde que envía una solicitud, y para el contrato que empieza cuando acepta una oferta.

## Qué hacemos

Kindwing ayuda a viajeros con necesidades especiales a planear y reservar vuelos. Investigamos, aconsejamos, preparamos ofertas, reservamos con las compañías en su nombre, pedimos la asistencia, la seguimos hasta que la compañía la confirma y ayudamos durante y después del viaje. No somos una compañía aérea ni prestamos nosotros la asistencia en el aeropuerto.

## De la solicitud a la reserva

1. Usted envía una solicitud. La búsqueda y el consejo nunca se cobran.
2. Recibe una oferta con tres alternativas de viaje. Vale 72 horas desde que usted puede verla, y en ese tiempo sus precios están garantizados.
3. Acepta una alternativa, o ninguna. Sin aceptación no hay contrato ni tarifa.
4. Tras la aceptación reservamos, y usted recibe una factura con los billetes y la tarifa de servicio por separado.

Algunas ofertas dependen de algo que solo puede decidir la compañía: una autorización médica, una plaza para un menor o un animal, dos asientos contiguos. La oferta lo dice entonces junto al precio.

## La tarifa

La tarifa de servicio se cobra una sola vez por itinerario reservado: 25 EUR para viajes cortos y regionales (menos de 2 horas de vuelo), 45 EUR para distancia media (menos de 7 horas), 75 EUR para larga distancia y 85 EUR para itinerarios complejos (varias compañías, varias conexiones o vuelta al mundo). En una ida y vuelta cuenta el sentido más largo. Incluye los cambios posteriores, los cambios de ruta, la ayuda con cancelaciones y la ayuda con reclamaciones. Los cargos de las compañías se trasladan a su coste y se le muestran antes.

## Qué le pedimos

- Díganos la verdad sobre la ayuda que hace falta. Una asistencia reservada para otras necesidades puede ser rechazada en la puerta.
- Denos los nombres como figuran en los documentos de viaje y revise lo que le enviamos.
- Responda a tiempo cuando corre un plazo; siempre decimos la hora.
- Tenga listos documentos, visados y vacunas. Le decimos cuáles; obtenerlos le corresponde a usted.

## De qué respondemos

Respondemos de nuestro trabajo: consejo correcto con los datos que teníamos, reservas tal como usted las aceptó y avisos transmitidos a tiempo. La compañía responde del vuelo y de la asistencia en él, según sus condiciones de transporte y la ley que protege a los pasajeros. Nada de lo escrito aquí limita los derechos que la ley da a los consumidores, ni nuestra responsabilidad por dolo, negligencia grave o daños a las personas.

Las estimaciones de compensación son estimaciones razonadas, no asesoramiento jurídico.

## Quejas y ley aplicable

Díganoslo primero, en el [formulario de contacto](/contact) o en su portal; responde una persona. Si no nos ponemos de acuerdo, puede acudir a un organismo de consumo o a un tribunal del país en que vive. Siempre rige la ley imperativa de consumo de ese país.

## Cambios

Si cambiamos estas condiciones, al viaje le corresponde hasta su final la versión vigente cuando aceptó la oferta.
`,
} satisfies LegalContent;

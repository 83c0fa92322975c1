import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
Un niño que vuela solo no está solo: desde el mostrador de facturación hasta los brazos del adulto que espera, alguien de la compañía responde por él. Lo que preocupa a los padres es el espacio entre esos dos puntos. Esto es lo que ocurre ahí, y lo que puede dejar resuelto antes.

## Qué edades y en qué compañía

No hay una norma única. Cada compañía decide sobre los vuelos que opera ella misma, y el nombre del billete puede no ser el del avión. Como regla general, los menores de 5 años nunca vuelan solos y de 5 a 14 necesitan el servicio de menores de la compañía.

- Iberia y Lufthansa lo hacen obligatorio de 5 a 11 años y lo ofrecen a los mayores.
- Air France pone el límite en 11 años dentro de Francia y en 14 en el extranjero.
- American, Delta y United lo exigen de 5 a 14, y a los más pequeños solo los llevan en vuelos directos.
- British Airways, easyJet, Ryanair y Avianca no venden este servicio. Fijan una edad mínima para volar solo: 14, 16, 16 y 15 la última vez que lo consultamos.

Aquí se esconden dos trampas. **La edad cuenta el día de cada vuelo**: una niña que cumple 12 en vacaciones puede necesitar el servicio a la ida y no a la vuelta. Y un vuelo «en código compartido», vendido por una compañía y volado por otra, sigue las normas de la que vuela.

## Reserve la plaza antes de pagar

Las plazas son limitadas en cada vuelo y el servicio rara vez se vende en línea. El orden que funciona es: elegir un vuelo directo por la mañana o a mediodía, pedir la plaza y después pagar. La última conexión del día es mala idea incluso donde se permite, porque perderla significa una noche en una ciudad extraña.

## Tres papeles, dos adultos

**El formulario de la compañía** nombra al adulto que lleva al menor y al que lo recoge, con documento y teléfono. La persona que espera debe mostrar exactamente ese documento; otra tía con otro pasaporte esperará mucho. Si los planes cambian, cambie antes el formulario.

**La prueba de que el menor puede viajar.** Dentro de España basta un documento de identidad. Para salir de España sin sus padres, un menor español residente en España necesita la declaración firmada de permiso de viaje, hecha ante la Policía Nacional, la Guardia Civil o un notario. La de la policía suele valer solo 30 días, así que mire también la fecha de vuelta. Otros países piden un consentimiento notarial, y algunos además una partida de nacimiento.

**El descargo de responsabilidad.** Dice quién responde en cada momento, y lo firma un progenitor en el aeropuerto o antes.

## El día del viaje

1. Llegue con tiempo y vaya al mostrador: la facturación en línea suele estar cerrada a los menores solos.
2. Pida un pase de acompañante si quiere llegar hasta la puerta. Los aeropuertos españoles permiten que un adulto acompañe a un menor de 14 años; en otros depende del aeropuerto.
3. Quédese hasta que el avión esté en el aire, no hasta que deje la puerta. Algunos vuelos regresan.
4. Envíe al adulto que lo recoge una foto de la ropa que lleva ese día. Ayuda más de lo que parece.

## Si algo sale mal

Cuando en Europa un vuelo se retrasa o se cancela, los menores no acompañados deben ser atendidos cuanto antes, por corto que sea el retraso: para ellos no rigen las esperas habituales de dos, tres o cuatro horas. También embarcan primero cuando faltan asientos. Si el vuelo llega con tres horas o más de retraso, a un menor con billete pagado le corresponde la misma compensación que a un adulto.

## Qué decirle

Cuéntele lo que va a pasar, por orden: el mostrador, la persona con la acreditación, el asiento cerca de la tripulación, la espera hasta que bajen los demás, la mano que le espera. Dele una tarjeta con los nombres y los números, y una frase para cuando dude: «Viajo solo, ¿puede llamar a mi persona?». Casi todos sienten más orgullo que miedo.
`,
  sources: [
    { label: 'Iberia, páginas de ayuda: menores no acompañados', href: 'https://help.iberia.com' },
    { label: 'Air France: Kids Solo', href: 'https://wwws.airfrance.fr' },
    {
      label: 'Ministerio del Interior: «Autorización para viaje de menores al extranjero» (Instrucción 10/2019)',
      href: 'https://www.interior.gob.es',
    },
    {
      label: 'Reglamento (CE) 261/2004, artículos 9 y 11',
      href: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj?locale=es',
    },
  ],
} satisfies ArticleContent;

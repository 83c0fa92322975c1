import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
«¿Puede venir mi perro en la cabina?» son en realidad cuatro preguntas: qué es el perro para la compañía, si cabe, si puede entrar en el país y cuántos hay ya en ese vuelo. En este orden son fáciles.

## Mascota, perro de asistencia u otra cosa

**Un perro de asistencia** está adiestrado para una tarea que ayuda a una persona con discapacidad. En Estados Unidos tiene que ser un perro, de cualquier raza, y las compañías deben llevarlo gratis, dos por pasajero como máximo. Las compañías europeas también llevan gratis a los perros de asistencia reconocidos.

**Un animal de apoyo emocional** es una mascota para las compañías de EE. UU. y de Europa. Algunas latinoamericanas aún lo aceptan con una carta; pregunte antes de contar con ello.

**Una mascota** viaja según las normas de la compañía, pagando y solo si hay plaza.

## Si cabe

Pese al perro dentro del transportín, mida el transportín y solo entonces mire compañías. Iberia permite 8 kg con transportín, Volotea 10 kg y la mayoría de las grandes europeas 8 kg. United no limita el peso, pero el transportín debe caber bajo el asiento. Ryanair y easyJet no llevan mascotas, solo perros de asistencia.

En cada cabina se admiten pocos animales, a veces dos, a veces cinco. Pida la plaza antes de pagar su propio asiento. Y si el viaje tiene dos compañías, ambas deben estar de acuerdo.

## Si puede entrar

**En la Unión Europea** el perro necesita microchip y una vacuna de la rabia válida. La vacuna cuenta desde las 12 semanas y tarda 21 días en ser válida, así que un cachorro no puede llegar antes de unas 15 semanas. Los residentes en la Unión usan el pasaporte europeo para animales. Los demás necesitan un certificado sanitario emitido por un veterinario oficial como máximo diez días antes de la llegada.

**En Finlandia, Irlanda, Malta, Noruega o el Reino Unido** el perro necesita además un tratamiento contra la tenia, entre 120 y 24 horas antes de llegar. Cuentan los dos extremos: demasiado pronto es tan malo como demasiado tarde.

**En Estados Unidos** todo perro debe parecer sano, tener al menos seis meses y microchip, y llegar con el recibo del CDC Dog Import Form. El formulario se puede rellenar el mismo día. Los perros que han estado en un país con alto riesgo de rabia necesitan más; consulte antes la página de los CDC.

**En el Reino Unido** ninguna mascota entra en cabina ni como equipaje facturado. Llega como carga, por un centro de recepción de animales. Los perros de asistencia son la excepción. El sentido contrario es más libre, de modo que una ida y vuelta puede necesitar dos soluciones.

## Las 48 horas y las 8 horas

En vuelos hacia, desde y dentro de Estados Unidos la compañía puede pedir el formulario de animal de asistencia del Departamento de Transporte, y unas 48 horas de aviso. Si reserva más tarde, lo entrega ese mismo día y vuela.

Cuando un vuelo está programado para durar 8 horas o más, la compañía puede pedir además una declaración: usted afirma que el perro no necesitará hacer sus necesidades o que puede hacerlas sin riesgo para la salud. Mire cada vuelo por separado; uno de 7 horas no la necesita y su conexión de 8 y media sí.

## El día del viaje

- Comida escasa, agua normal y un último paseo largo.
- Lleve los papeles en el equipaje de mano, originales, y una foto de cada uno en el móvil.
- Forre el transportín con algo absorbente que huela a casa.
- No sede al perro sin la palabra de su veterinario: muchas compañías rechazan animales sedados y en altura puede ser peligroso.
- Los perros de hocico corto son los primeros en sufrir el calor. Elija el vuelo de la mañana y evite la bodega.

## Si algo sale mal

Para la ley, una mascota es equipaje. El Tribunal de Justicia de la Unión Europea lo dijo en octubre de 2025. La responsabilidad de la compañía está limitada, salvo que usted hiciera una declaración especial de valor en la facturación. Parece frío ponerle precio a un amigo. Hágalo de todos modos: cambia el cuidado con que se lee la reserva.
`,
  sources: [
    {
      label: 'Departamento de Transporte de EE. UU.: animales de asistencia (en inglés)',
      href: 'https://www.transportation.gov/individuals/aviation-consumer-protection/service-animals',
    },
    { label: 'CDC: entrar con un perro en Estados Unidos (en inglés)', href: 'https://www.cdc.gov/importation/dogs/' },
    {
      label: 'Unión Europea: viajar con animales de compañía',
      href: 'https://europa.eu/youreurope/citizens/travel/carry/animal-plant/index_es.htm',
    },
    {
      label: 'Tribunal de Justicia de la Unión Europea, sentencia de 16 de octubre de 2025, C-218/24',
      href: 'https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:62024CJ0218',
    },
  ],
} satisfies ArticleContent;

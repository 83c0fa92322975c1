import type { ToolContent } from '../tool-content.ts';

export default {
  lead: 'Una silla de ruedas, un menor solo, oxígeno, un perro: cada cosa tiene su plazo, su papel y su código. Díganos el viaje y vea qué hacer, cuándo, y de dónde viene la regla.',
  facts: {
    title: 'Los plazos de aviso que más importan',
    intro: 'Cuánto antes de la salida debe saberlo la aerolínea. Antes siempre es mejor.',
    stops: [
      {
        when: 'Al reservar',
        what: 'Un menor que vuela solo, una mascota, un segundo asiento, un instrumento en un asiento',
        why: 'En cada vuelo hay pocas plazas.',
      },
      {
        when: '72 horas antes',
        what: 'Aprobación de la batería de una silla; formulario médico de la aerolínea (MEDIF)',
        why: 'El plazo más largo que hemos visto pedir a una aerolínea. Algunas piden 48 horas.',
      },
      {
        when: '48 horas antes',
        what: 'Ayuda por movilidad reducida en la UE: silla de ruedas, guía, acompañamiento',
        why: 'Entonces la aerolínea y el aeropuerto deben prestarla (Regl. 1107/2006, art. 7).',
      },
      {
        when: '48 horas antes',
        what: 'Vuelos de EE. UU.: formularios del animal de asistencia, concentrador de oxígeno propio, camilla',
        why: 'Lo máximo que las normas de EE. UU. permiten pedir a la aerolínea (14 CFR 382).',
      },
      {
        when: 'De 120 a 24 horas antes de llegar',
        what: 'Tratamiento del perro contra la tenia para el Reino Unido, Irlanda, Malta, Finlandia o Noruega',
        why: 'Demasiado pronto vale tan poco como demasiado tarde.',
      },
    ],
    note: 'Pasado el plazo no está todo perdido: la aerolínea aún debe hacer todo lo razonable. Pídalo enseguida.',
  },
  steps: {
    title: 'Cómo pedirlo',
    lines: [
      'Pídalo a la aerolínea que opera cada avión, aunque otra haya vendido el billete.',
      'Diga qué ayuda hace falta, no el diagnóstico.',
      'Pida una confirmación por escrito y guárdela con la tarjeta de embarque.',
      'Tras un cambio de horario, pídalo otra vez: la confirmación era del vuelo anterior.',
    ],
  },
  questions: [
    {
      question: '¿Es gratis la ayuda en el aeropuerto?',
      answer:
        'Sí, para viajeros con movilidad reducida: ni la aerolínea ni el aeropuerto pueden cobrarla, en la UE por el Reglamento 1107/2006 y en Estados Unidos por 14 CFR 382. El servicio de la aerolínea para menores solos, las mascotas y los segundos asientos se pagan aparte.',
    },
    {
      question: '¿Y si ya han pasado las 48 horas?',
      answer:
        'Pídalo de todos modos, hoy. La aerolínea y el aeropuerto deben hacer todo lo razonable para ayudar. Lo que se pierde es la certeza, no el derecho a pedir.',
    },
    {
      question: '¿Confirma mi billete la asistencia?',
      answer:
        'No. Un código en la reserva significa que se ha pedido. Solo lo confirma una respuesta de la aerolínea que opera el vuelo, y un cambio de horario la anula.',
    },
    {
      question: '¿Hasta qué punto son seguras las reglas de aerolíneas que se ven aquí?',
      answer:
        'Cada una dice dónde y cuándo se leyó. Muchas vienen de una fuente secundaria, y esas le piden que las compruebe con la aerolínea. Antes de enviar una oferta las comprobamos nosotros con la aerolínea.',
    },
    {
      question: '¿Quién ve lo que escribo?',
      answer:
        'Nadie. Se calcula en su navegador y no recibimos nada. El enlace que puede copiar lleva sus respuestas detrás de un #, una parte de la dirección que los navegadores no envían. No lleva ningún nombre.',
    },
    {
      question: '¿Tengo que decir qué enfermedad es?',
      answer:
        'No. Los códigos de las aerolíneas dicen qué ayuda hace falta. Solo se pide un diagnóstico cuando el médico de la aerolínea debe autorizar el vuelo, con el formulario médico, y entonces va a ese médico.',
    },
  ],
  sources: [
    {
      label: 'Reglamento (CE) 1107/2006, artículos 6, 7 y 8',
      href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj',
    },
    {
      label: 'Estados Unidos, 14 CFR Part 382',
      href: 'https://www.ecfr.gov/current/title-14/chapter-II/subchapter-D/part-382',
    },
    {
      label: 'GOV.UK: llevar una mascota a Gran Bretaña, tratamiento contra la tenia',
      href: 'https://www.gov.uk/bring-pet-to-great-britain/tapeworm-treatment-dogs',
    },
  ],
} satisfies ToolContent;

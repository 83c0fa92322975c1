import type { ToolContent } from '../tool-content.ts';

export default {
  lead: 'Su vuelo llegó tarde, se canceló o iba lleno, o la maleta no llegó. Díganos qué pasó y vea qué norma se aplica, qué le daría y por qué, qué no le da y cómo pedirlo.',
  facts: {
    title: 'Qué da la ley por un gran retraso o una cancelación',
    intro:
      'Por cada pasajero, también un niño con asiento, según la distancia desde la primera salida hasta el destino final.',
    table: {
      columns: ['Distancia', 'UE, EEE y Suiza (EU261)', 'Reino Unido (UK261)'],
      rows: [
        ['Hasta 1500 km', '250 €', '220 £'],
        ['De 1500 a 3500 km (EU261: también más dentro de la UE)', '400 €', '350 £'],
        ['Más de 3500 km', '600 €', '520 £'],
      ],
    },
    note: 'Desde tres horas de retraso en el destino final; por cancelación, cuando se avisó con menos de 14 días. Nada si la aerolínea prueba circunstancias extraordinarias que no pudo evitar. La atención (comida, hotel, otro vuelo) se debe de todos modos.',
  },
  steps: {
    title: 'Cómo reclamar',
    lines: [
      'Guarde la tarjeta de embarque, la reserva y cada mensaje. Anote cuándo se abrió la primera puerta.',
      'Guarde los recibos de comidas, hotel y lo que tuvo que comprar.',
      'Escriba a la aerolínea que operó el vuelo, con el vuelo, la fecha y la norma.',
      '¿No responde o dice que no? En España, AESA; en el Reino Unido, la CAA o un organismo de resolución; en EE. UU., el Departamento de Transporte.',
      'El equipaje tiene plazos cortos: 7 días por daños, 21 días por retraso, por escrito.',
    ],
  },
  questions: [
    {
      question: '¿Es esto asesoramiento jurídico?',
      answer:
        'No. Es una estimación razonada a partir de lo que usted escribe. Un tribunal o la autoridad pueden verlo de otro modo, y donde decide un dato que no conocemos, la herramienta dice que debe mirarlo una persona.',
    },
    {
      question: 'La aerolínea ofrece un bono. ¿Tengo que aceptarlo?',
      answer:
        'No. La compensación de EU261 y UK261 se paga en dinero; un bono, solo si usted lo acepta por escrito. Lea a qué renuncia antes de firmar.',
    },
    {
      question: 'La aerolínea alega «problema técnico» o «mal tiempo». ¿Se acaba ahí?',
      answer:
        'Un fallo técnico normalmente no basta: el Tribunal de Justicia lo considera parte de la actividad de una aerolínea (C-549/07). El tiempo muy adverso puede ser extraordinario, pero la aerolínea debe probarlo y que hizo todo lo razonable.',
    },
    {
      question: '¿Importa qué aerolínea vendió el billete?',
      answer: 'Casi nada. La compensación la debe la aerolínea que operó el vuelo, sea cual sea el número del billete.',
    },
    {
      question: '¿Y una silla de ruedas dañada o perdida?',
      answer:
        'Cuenta como equipaje según el Convenio de Montreal, con un límite que puede quedar muy por debajo de su valor; declare su valor al facturar si puede. En vuelos dentro de Estados Unidos ese límite no rige para los dispositivos de asistencia (14 CFR 382.131). Comuníquelo antes de salir de la sala de equipajes.',
    },
    {
      question: '¿Cuánto tiempo tengo?',
      answer:
        'Para EU261 y UK261 decide la ley de cada país: desde un año en Bélgica hasta seis en el Reino Unido e Irlanda. Las reclamaciones del Convenio de Montreal acaban dos años después de la llegada. La herramienta muestra las fechas de su vuelo.',
    },
  ],
  sources: [
    { label: 'Reglamento (CE) 261/2004', href: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj' },
    {
      label: 'Reino Unido: Reglamento (CE) 261/2004 conservado',
      href: 'https://www.legislation.gov.uk/eur/2004/261/article/3',
    },
    {
      label: 'Estados Unidos, 14 CFR Part 250: embarque denegado (en inglés)',
      href: 'https://www.ecfr.gov/current/title-14/part-250',
    },
    {
      label: 'Estados Unidos, 14 CFR Part 260: reembolsos (en inglés)',
      href: 'https://www.ecfr.gov/current/title-14/part-260',
    },
  ],
} satisfies ToolContent;

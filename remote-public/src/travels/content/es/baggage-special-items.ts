import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'Un violonchelo, una bicicleta, una tabla de surf, una silla con batería. Que vuele depende de centímetros, kilos y vatios hora, y de una compañía que haya dicho que sí por escrito.',
  offers: [
    'El objeto comprobado con la puerta de la bodega y los límites de la compañía, vuelo a vuelo.',
    'Un asiento propio para lo que no debe separarse de usted, a su nombre y confirmado por todas las compañías del viaje.',
    'Las normas sobre baterías explicadas para su aparato: qué se queda montado, qué va a la cabina y qué no puede volar.',
    'Declaración especial de valor donde el límite ordinario no cubriría la pérdida.',
    'Si llega tarde o dañado: el parte, el plazo y la carta.',
  ],
  documents: [
    'Medidas (largo, ancho, alto), peso y valor de cada objeto, ya embalado.',
    'Fotografías antes de salir y la factura de compra, si la tiene.',
    'Para baterías: la etiqueta con tipo y vatios hora, y la prueba UN 38.3 si la compañía la pide.',
    'Para instrumentos de maderas protegidas o marfil: el certificado CITES.',
    'La aceptación escrita de la compañía, con el localizador.',
  ],
  considerations: [
    'Una pieza pesa normalmente 32 kg como máximo, porque la levantan personas, y 158 cm como suma de sus tres lados es la medida habitual. Por encima hace falta aceptación.',
    'Las compañías de EE. UU. deben llevar un instrumento pequeño en cabina sin coste extra si hay sitio al embarcar, y uno grande en un asiento comprado si va en estuche y pesa como mucho 165 libras (75 kg).',
    'Un violonchelo va en ventanilla, fuera de las filas de emergencia y sin facturación en línea. El cambio a otra compañía es donde suelen fallar estos viajes; por eso preferimos una sola.',
    'Para una silla con batería de litio extraíble: una de repuesto de hasta 300 Wh, o dos de hasta 160 Wh cada una, en cabina. La compañía debe aprobar antes cada batería.',
    'El límite por equipaje perdido, demorado o deteriorado es de 1.519 derechos especiales de giro por pasajero en vuelos internacionales. Una declaración especial lo eleva.',
    'Las quejas se hacen por escrito: los daños en 7 días desde que recibe la maleta, la demora en 21.',
  ],
  notice: [
    { when: 'Al reservar', what: 'El espacio para bultos grandes se da por orden de petición.' },
    { when: '48 horas antes', what: 'Aviso de equipos de movilidad y de sus baterías.' },
    { when: '7 días después', what: 'Último día para reclamar daños por escrito.' },
    {
      when: '21 días después',
      what: 'Último día para reclamar la demora; una maleta que sigue sin aparecer se considera perdida.',
    },
  ],
  sources: [
    {
      label:
        'OACI: Convenio de Montreal de 1999, límites de responsabilidad revisados desde el 28 de diciembre de 2024',
      href: 'https://www.icao.int',
    },
    {
      label: '14 CFR Part 251: transporte de instrumentos musicales (en inglés)',
      href: 'https://www.ecfr.gov/current/title-14/part-251',
    },
    {
      label: 'IATA: «Battery-Powered Wheelchair and Mobility Aid Guidance Document» (en inglés)',
      titleIn: 'en',
      href: 'https://www.iata.org',
    },
  ],
} satisfies TravelKindContent;

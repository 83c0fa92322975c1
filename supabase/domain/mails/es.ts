import type { MailLanguageTexts } from './templates.ts';

export const es: MailLanguageTexts = {
  templates: {
    submitted: {
      subject: 'Hemos recibido su solicitud {{reference}}',
      body: [
        'Gracias. Su solicitud ha llegado y un agente la revisará.',
        'Su referencia es {{reference}}. Consérvela, por favor: es lo que le pediremos por teléfono.',
      ],
    },
    question_asked: {
      subject: 'Una pregunta sobre su solicitud {{reference}}',
      body: ['Nuestro agente necesita una respuesta suya para continuar con su solicitud {{reference}}.'],
    },
    message_posted: {
      subject: 'Un mensaje nuevo sobre su solicitud {{reference}}',
      body: ['Tiene un mensaje nuevo sobre su solicitud {{reference}}.'],
    },
    offer_sent: {
      subject: 'Su oferta para {{reference}} está lista',
      body: [
        'Le esperan tres alternativas de viaje para su solicitud {{reference}}.',
        'Los precios están garantizados hasta el {{expires}}. No se cobra nada antes de que usted acepte una de ellas.',
      ],
    },
    offer_extended: {
      subject: 'Tiene más tiempo para su oferta {{reference}}',
      body: ['Su oferta para la solicitud {{reference}} es válida ahora hasta el {{expires}}.'],
    },
    offer_withdrawn: {
      subject: 'Su oferta para {{reference}} se ha retirado',
      body: [
        'La oferta para su solicitud {{reference}} ya no se puede aceptar.',
        'Su solicitud sigue abierta y nuestro agente continúa buscando alternativas.',
      ],
    },
    offer_accepted: {
      subject: 'Ha aceptado una oferta: {{reference}}',
      body: [
        'Gracias. Ha aceptado una alternativa por {{amount}} para su solicitud {{reference}}.',
        'Ahora la reservamos y le enviamos la factura.',
      ],
    },
    booked: {
      subject: 'Su viaje {{reference}} está reservado',
      body: [
        'Su viaje está reservado. El código de reserva de la aerolínea es {{pnr}}.',
        'El primer vuelo sale el {{departs}}.',
        'Su factura {{invoice}} por {{amount}} está en su portal.',
      ],
    },
    flight_moved: {
      subject: 'La aerolínea ha cambiado un vuelo de su viaje {{reference}}',
      body: [
        'La aerolínea ha cambiado su vuelo de {{origin}} a {{destination}}. Ahora sale el {{departs}}.',
        'Volvemos a comprobar con la aerolínea todo lo que habíamos acordado para este vuelo y le diremos qué responde.',
        'Si el cambio no le conviene, escríbanos: buscar otros vuelos está incluido en su tarifa.',
      ],
    },
    payment_recorded: {
      subject: 'Hemos recibido su pago: {{invoice}}',
      body: ['Ha llegado su pago de {{amount}} por la factura {{invoice}}. Gracias.'],
    },
    cancelled: {
      subject: 'Su solicitud {{reference}} está cancelada',
      body: ['Su solicitud {{reference}} se ha cancelado. Si no era su intención, escríbanos, por favor.'],
    },
    completed: {
      subject: 'Su viaje {{reference}} ha terminado',
      body: [
        'Esperamos que haya llegado bien. Su solicitud {{reference}} está ahora completada.',
        'Si su equipaje llegó tarde o su vuelo se retrasó, nuestra ayuda está incluida en su tarifa.',
      ],
    },
  },
  refund: {
    subject: 'Le hemos hecho un reembolso: {{invoice}}',
    body: ['Le hemos devuelto {{amount}} por la factura {{invoice}}.'],
  },
  greetingWithName: 'Hola, {{name}}:',
  greeting: 'Hola:',
  open: 'Abrir la solicitud',
  signUp: 'Crear una cuenta',
  signUpWhy: 'Con una cuenta para esta dirección puede seguir su solicitud, leer ofertas y responder a preguntas.',
  footer: 'Recibe este mensaje por una solicitud hecha con esta dirección en Kindwing.',
};

import type { sent as english } from '../en/sent.ts';

export const sent = {
  'route.sent': 'Enviado',
  'sent.meta.description': 'Qué ocurre después de enviar un formulario.',
  'sent.reference.where':
    'Su referencia está al final de la dirección de esta página, después del signo #: KW- y seis caracteres. También está en el correo que acabamos de enviarle.',
  'sent.contact.next': 'No tiene que hacer nada más. Si se vuelve urgente, llámenos: {{phone}}.',
  'sent.request.mail': 'Un correo con la referencia va de camino a la dirección que nos dio.',
  'sent.problem.title': 'Esto todavía no se ha enviado',
  'sent.problem.back':
    'Vuelva atrás con su navegador: conserva lo que escribió. Corrija lo que se indica aquí y envíelo de nuevo.',
  'sent.problem.urgent': '¿Es urgente? No espere a un formulario. Llámenos: {{phone}}.',
  'sent.problem.too-many.title': 'Demasiados mensajes desde su red',
  'sent.problem.too-many.body': 'Espere unos minutos y envíelo de nuevo, o llámenos: {{phone}}.',
  'sent.problem.too-long.title': 'El texto es demasiado largo',
  'sent.problem.too-long.body':
    'Un mensaje puede tener 10.000 caracteres. Envíe la primera parte y el resto en un segundo mensaje.',
  'sent.problem.unavailable.title': 'No pudimos guardarlo',
  'sent.problem.unavailable.body':
    'Ha sido culpa nuestra, no suya. Vuelva atrás y envíelo de nuevo dentro de un minuto; no llegará dos veces. O llámenos: {{phone}}.',
  'sent.problem.unknown.title': 'No supimos qué formulario era',
  'sent.problem.unknown.body': 'Abra el formulario de nuevo y envíelo desde allí.',
  'sent.problem.form': 'Lo que necesita este formulario: {{form}}',
  'sent.problem.open': 'Abrir el formulario',
  'sent.problem.limit': 'Como máximo {{count}} caracteres.',
} as const satisfies Record<keyof typeof english, string>;

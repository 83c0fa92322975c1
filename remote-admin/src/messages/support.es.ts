import type { en } from './support.en.ts';

export const es = {
  'support.subtitle': 'Lo que nos escriben, hasta que alguien responde.',
  'support.inbox': 'Mensajes de contacto',
  'support.show': 'Mostrar',
  'support.show.open': 'Pendientes de respuesta',
  'support.show.all': 'Todos los mensajes',
  'support.loading': 'Cargando mensajes…',
  'support.empty.title': 'Nadie está esperando',
  'support.empty.body': 'Los mensajes nuevos del formulario de contacto aparecen aquí solos.',
  'support.waiting_since': 'Llegó {{when}}',
  'support.handled_at': 'Atendido: {{when}}',
  'support.reply': 'Responder por correo',
  'support.reply_named': 'Responder por correo a {{name}}',
  'support.mark': 'Marcar como atendido',
  'support.mark_named': 'Marcar como atendido: {{subject}}',
  'support.handled': '«{{subject}}» está atendido',
  'support.cases.title': 'Los casos de los viajeros se sumarán a esta página',
  'support.cases.body':
    'Aquí se seguirán, caso a caso, incidencias, cambios, equipaje retrasado y derechos de los pasajeros. Hasta entonces los viajeros escriben en su solicitud y sus mensajes están en la página de esta.',
  'documents.subtitle': 'Formularios médicos, declaraciones y documentos de identidad que necesita un viaje.',
  'documents.title': 'La revisión de documentos aún no está abierta',
  'documents.body':
    'Todavía no se puede subir nada, así que aquí no hay nada pendiente. Pida los documentos en la página de la solicitud; allí queda también lo que responda el cliente.',
  'documents.waiting': 'Solicitudes a la espera del cliente',
} satisfies Record<keyof typeof en, string>;

import type { en } from './en.ts';

export const es = {
  'needs.loading': 'Cargando qué ayuda hace falta…',
  'needs.failed': 'No se pudo cargar esta parte',
  'needs.retry': 'Intentar de nuevo',
  'needs.yes': 'Sí',
  'needs.no': 'No',

  'needs.told.title': 'Lo que nos contó',
  'needs.told.private':
    'Estas respuestas pueden decir algo sobre la salud, por eso se guardan aparte de su solicitud. Nadie en Kindwing las ve hasta que un agente las abre para su viaje, y cada apertura queda registrada.',
  'needs.told.saved': 'Respondido: {{when}}',
  'needs.told.empty':
    'Esta solicitud no tiene respuestas sobre la ayuda. Si hace falta ayuda, escriba a su agente más abajo.',
  'needs.told.change': '¿Falta algo o ha cambiado? Escríbaselo a su agente en un mensaje.',
  'needs.told.messages': 'Ir a los mensajes',
  'needs.withdraw': 'Retirar el consentimiento y borrar las respuestas',
  'needs.withdraw_named': 'Retirar el consentimiento y borrar las respuestas: {{name}}',
  'needs.withdraw.title': '¿Borrar estas respuestas?',
  'needs.withdraw.body':
    'Su consentimiento termina y las respuestas se borran junto con los plazos y la asistencia que salieron de ellas. Lo que una aerolínea ya sabe, lo cancelamos con ella. Sin las respuestas quizá no podamos organizar la ayuda.',
  'needs.withdraw.yes': 'Retirar y borrar',
  'needs.withdraw.no': 'Conservar las respuestas',
  'needs.withdraw.failed': 'Las respuestas no se borraron',
  'needs.withdraw.done': 'Consentimiento retirado, respuestas borradas',

  'needs.desk.title': 'Necesidades',
  'needs.desk.answers': 'Respuestas sobre la salud',
  'needs.desk.closed':
    'Lo que se respondió sobre la ayuda son datos de salud, por eso está cerrado. Ábralo solo si su trabajo en esta solicitud lo exige.',
  'needs.desk.recorded':
    'Cada apertura queda registrada con su nombre y su motivo, y los administradores leen el registro.',
  'needs.desk.recorded_held':
    'La solicitud está a su cargo, así que no se le pide motivo. Cada apertura queda registrada con su nombre, y los administradores leen el registro.',
  'needs.desk.open': 'Abrir las respuestas',
  'needs.desk.close': 'Cerrar las respuestas',
  'needs.desk.reason': '¿Por qué las abre?',
  'needs.desk.reason_hint':
    'Unas palabras, por ejemplo «Pedir la silla de ruedas a la aerolínea». No escriba aquí nada sobre la salud.',
  'needs.desk.opened': 'Abiertas: {{when}}. Queda registrado con su nombre y este motivo: {{reason}}',
  'needs.desk.opened_held': 'Abiertas: {{when}}. Queda registrado con su nombre, como responsable de la solicitud.',
  'needs.desk.opened_toast': 'Respuestas abiertas; queda registrado',
  'needs.desk.stay':
    'Siguen en esta página hasta que las cierre o salga de ella. Ábralas de nuevo para ver cambios posteriores.',
  'needs.desk.none': 'No se respondió nada sobre la ayuda.',
  'needs.desk.forbidden':
    'Su cuenta no puede abrir estas respuestas. Solo pueden los agentes y los administradores. No se mostró nada.',
  'needs.desk.assess': 'Evaluar de nuevo',
  'needs.desk.assess_hint':
    'Vuelve a calcular la asistencia y los plazos, a partir de las respuestas y los vuelos tal como están ahora.',
  'needs.desk.assessed': 'Evaluado: asistencia {{assistance}}, plazos {{deadlines}}',
  'needs.desk.assessed_nothing': 'Evaluado: aún no resulta nada. Faltan vuelos o viajeros, o no hace falta ayuda.',
  'needs.desk.facts_invalid': 'Una de las respuestas no se puede leer. Ábralas y pregunte al cliente qué quiso decir.',
  'needs.desk.airport_unknown': 'Uno de los vuelos tiene un aeropuerto que no conocemos. Corrija antes el vuelo.',
  'needs.desk.rules_invalid':
    'Una de las normas de las aerolíneas tiene un fallo. Un administrador debe corregirla antes.',

  'needs.assistance.title': 'Asistencia',
  'needs.assistance.empty.client':
    'En cuanto se conozcan sus vuelos, verá aquí qué pedimos a la aerolínea y qué responde.',
  'needs.assistance.empty.ended': 'Para esta solicitud no se pidió asistencia a ninguna aerolínea.',
  'needs.assistance.empty.none':
    'De momento no se ha pedido nada a la aerolínea. Si hace falta ayuda, escríbalo en los mensajes.',
  'needs.assistance.empty.staff':
    'Aún no hay asistencia. Se calcula a partir de las respuestas cuando se conocen los vuelos.',
  'needs.assistance.flight': '{{origin}} a {{destination}}, {{when}}',
  'needs.assistance.flight_number': 'vuelo {{number}}',
  'needs.assistance.asked': 'Pedido',
  'needs.assistance.notified': 'Comunicado a la aerolínea',
  'needs.assistance.confirmed_at': 'Confirmado por la aerolínea',
  'needs.assistance.not_yet': 'Todavía no',
  'needs.assistance.text': 'Texto para la aerolínea',
  'needs.assistance.fallback': 'Si la aerolínea no conoce el código',
  'needs.assistance.not_needed': 'Ya no hace falta; queda cancelarlo con la aerolínea.',
  'needs.status.draft': 'En preparación',
  'needs.status.requested': 'Pedido a la aerolínea',
  'needs.status.pending': 'La aerolínea lo está estudiando',
  'needs.status.confirmed': 'Confirmado por la aerolínea',
  'needs.status.refused': 'Rechazado por la aerolínea',
  'needs.status.needs_documents': 'La aerolínea pide papeles',
  'needs.status.cancelled': 'Cancelado',
  'needs.status.revalidate': 'Pendiente de nueva confirmación',

  'needs.deadlines.title': 'Plazos',
  'needs.deadlines.empty.client': 'En cuanto se conozcan sus vuelos, verá aquí qué hay que hacer y hasta cuándo.',
  'needs.deadlines.empty.ended': 'No hubo nada que hacer antes de una fecha fija.',
  'needs.deadlines.empty.none': 'De momento no hay nada que hacer antes de una fecha fija.',
  'needs.deadlines.empty.staff': 'Aún no hay plazos. Se calculan cuando se conocen los vuelos.',
  'needs.deadlines.left': '{{time}} ({{left}})',
  'needs.deadlines.by': 'Hasta: {{when}}',
  'needs.deadlines.between': 'Desde: {{from}}; hasta: {{when}}',
  'needs.deadlines.from': 'Desde: {{from}}',
  'needs.deadlines.no_time': 'Sin hora fija',
  'needs.deadlines.flight': 'vuelo {{position}}: {{origin}} a {{destination}}',
  'needs.deadlines.flight_only': 'vuelo {{position}}',
  'needs.deadlines.covered': 'El aviso del vuelo {{position}} vale también para este',
  'needs.deadlines.source': 'Fuente: {{source}}',
  'needs.deadlines.hard': 'Hay que cumplirlo',
  'needs.deadline.missed.client': 'El plazo habitual ya pasó; lo intentamos igualmente',
  'needs.deadline.missed.staff': 'Vencido: ahora, lo mejor posible',
  'needs.deadline.soon': 'Pronto: {{when}}',
  'needs.deadline.not_yet': 'Todavía no es posible',
  'needs.deadline.over': 'Terminado',
  'needs.deadline.done': 'Hecho',
  'needs.deadline.waived': 'No hace falta',
  'needs.for.client.client': 'Por su parte, con la ayuda de su agente',
  'needs.for.client.desk': 'Lo hacemos por usted',
  'needs.for.client.carrier': 'Lo hace la aerolínea',
  'needs.for.staff.client': 'Para el cliente',
  'needs.for.staff.desk': 'Para la mesa de agentes',
  'needs.for.staff.carrier': 'Para la aerolínea',
} satisfies Record<keyof typeof en, string>;

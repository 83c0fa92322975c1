import type { rightsEn } from './rights.en.ts';

export const rightsEs = {
  'rights.scope.eu_departure':
    '{{from}} está en la UE, el EEE o Suiza: el Reglamento 261 se aplica sea cual sea la compañía.',
  'rights.scope.eu_arrival':
    '{{from}}–{{to}} llega a la UE, el EEE o Suiza con una compañía con licencia de ese territorio: se aplica el Reglamento 261.',
  'rights.scope.eu_arrival_other':
    '{{from}}–{{to}} llega a la UE, pero la compañía operadora no tiene licencia de ese territorio: no se aplica el Reglamento 261.',
  'rights.scope.eu_outside':
    '{{from}}–{{to}} no empieza ni termina en la UE, el EEE o Suiza: no se aplica el Reglamento 261, y una escala no lo cambia.',
  'rights.scope.uk_departure':
    '{{from}} está en el Reino Unido: se aplica la norma británica (UK261) sea cual sea la compañía.',
  'rights.scope.uk_arrival':
    '{{from}}–{{to}} llega al Reino Unido con una compañía británica o europea: se aplica UK261.',
  'rights.scope.uk_carrier_to_eu': '{{from}}–{{to}} llega a la UE con una compañía británica: se aplica UK261.',
  'rights.scope.uk_arrival_other':
    '{{from}}–{{to}} no sale del Reino Unido y la compañía operadora no es de las que UK261 cubre a la llegada.',
  'rights.scope.uk_outside': '{{from}}–{{to}} no sale del Reino Unido ni llega allí o a la UE: no se aplica UK261.',
  'rights.scope.licence_unknown':
    'Depende de quién concedió la licencia a la compañía operadora, y no se sabe: debe revisarlo una persona.',
  'rights.scope.compensated': 'El pasajero ya recibió compensación y asistencia en el país de salida.',
  'rights.excluded.booking': 'No había reserva confirmada.',
  'rights.excluded.fare': 'El pasajero viajaba gratis o con una tarifa que no está a la venta al público.',
  'rights.excluded.not_presented':
    'El pasajero no se presentó a tiempo a la facturación: no se debe nada por el retraso.',
  'rights.distance.band':
    '{{from}}–{{to}} mide {{km}} km en línea ortodrómica, de la primera salida al destino final: {{amount}} {{currency}}.',
  'rights.distance.intra': '{{from}}–{{to}} mide {{km}} km, pero no sale de la Comunidad: {{amount}} {{currency}}.',
  'rights.cause.extraordinary':
    'La causa alegada ({{cause}}) puede ser extraordinaria; la compañía debe probarla, y también que tomó todas las medidas razonables.',
  'rights.cause.ordinary':
    'La causa alegada ({{cause}}) no es extraordinaria: forma parte de la actividad de una compañía aérea.',
  'rights.due.delay_unknown': 'No se conoce el retraso en el destino final, cuando se abrió la primera puerta.',
  'rights.due.delay_short': 'Llegó con {{delay}} minutos de retraso; la compensación empieza en 180.',
  'rights.due.delay':
    'Llegó con {{delay}} minutos de retraso, contados al abrirse la primera puerta: {{amount}} {{currency}}.',
  'rights.due.subtracted': '{{minutes}} minutos tuvieron una causa extraordinaria y se descuentan; quedan {{rest}}.',
  'rights.due.short_c':
    'Más de 3500 km y menos de cuatro horas de retraso: la compañía puede pagar {{pays}} {{currency}}.',
  'rights.due.short_c_fixed': 'Más de 3500 km y no más de cuatro horas de retraso: {{pays}} {{currency}}.',
  'rights.due.extraordinary':
    'Hay circunstancias extraordinarias probadas: no hay compensación. La atención y el transporte alternativo se deben igualmente.',
  'rights.due.notice_unknown':
    'No se sabe cuándo se avisó al pasajero; debe probarlo la compañía. Avisar a una agencia no cuenta.',
  'rights.due.notice_14': 'Se avisó al pasajero {{days}} días antes, al menos dos semanas: no hay compensación.',
  'rights.due.reroute_exempt':
    'Avisado {{days}} días antes, con un vuelo que sale {{tookEarly}} min antes y llega {{tookLate}} min después, dentro de lo que exime ({{early}} antes, menos de {{lateBelow}} después).',
  'rights.due.reroute_outside':
    'Avisado {{days}} días antes; el vuelo ofrecido sale {{tookEarly}} min antes y llega {{tookLate}} min después, más de lo que exime ({{early}} antes, menos de {{lateBelow}} después): {{amount}} {{currency}}.',
  'rights.due.no_reroute': 'Avisado {{days}} días antes y sin otro vuelo a tiempo: {{amount}} {{currency}}.',
  'rights.due.reroute_cut':
    'El otro vuelo llegó {{late}} min después, no más de {{limit}}: la compañía puede pagar la mitad, {{half}} {{currency}}.',
  'rights.due.forward_unknown': 'No se sabe cuánto se adelantó el vuelo.',
  'rights.due.forward_short': 'Se adelantó {{minutes}} minutos, no más de una hora: no es una cancelación.',
  'rights.due.forward': 'Se adelantó {{minutes}} minutos, más de una hora: es una cancelación y se paga íntegra.',
  'rights.due.volunteer': 'El pasajero cedió su plaza voluntariamente; se debe lo acordado, no compensación.',
  'rights.due.reasonable_grounds': 'Se denegó el embarque por salud, seguridad o documentación: no hay compensación.',
  'rights.due.denied': 'Se denegó el embarque contra la voluntad del pasajero: {{amount}} {{currency}}, de inmediato.',
  'rights.due.no_defence': 'Frente a una denegación de embarque no valen las circunstancias extraordinarias.',
  'rights.care.at_once':
    'Persona con movilidad reducida, acompañante o menor solo: atención lo antes posible, desde el minuto 1 y sea cual sea el retraso.',
  'rights.care.meals': 'Comida suficiente en función de la espera y dos llamadas o mensajes.',
  'rights.care.none': '{{delay}} minutos de retraso en la salida; la atención empieza en {{threshold}}.',
  'rights.care.hotel':
    'La nueva salida es otro día: hotel y traslados; para un menor, acompañamiento durante la noche.',
  'rights.care.refund': 'El pasajero puede renunciar al vuelo y recuperar el precio en 7 días.',
  'cause.bird_strike': 'choque con aves',
  'cause.runway_debris': 'restos en la pista',
  'cause.fuel_spill': 'combustible en la pista',
  'cause.unruly_passenger': 'pasajero conflictivo',
  'cause.air_traffic_control': 'control del tráfico aéreo',
  'cause.severe_weather': 'mal tiempo',
  'cause.airspace_closure': 'espacio aéreo cerrado',
  'cause.lightning': 'impacto de un rayo',
  'cause.hidden_manufacturing_defect': 'defecto de fabricación oculto',
  'cause.technical_fault': 'avería técnica',
  'cause.boarding_stairs': 'choque de la escalerilla',
  'cause.staff_strike': 'huelga del personal propio',
  'cause.wildcat_strike': 'huelga no convocada',
  'cause.crew_illness': 'enfermedad de la tripulación',
  'cause.crew_shortage': 'falta de tripulación',
  'rights.review.near_threshold': 'La distancia está a menos del 0,3 % de un umbral: debe revisarlo una persona.',
  'rights.review.licence_unknown': 'No se conoce la licencia de la compañía operadora: debe revisarlo una persona.',
  'rights.review.facts_missing': 'Falta un hecho decisivo: debe revisarlo una persona.',
  'rights.review.cause_unproven': 'La causa puede ser extraordinaria y no está probada: debe revisarlo una persona.',
  'rights.review.intra_unconfirmed': 'Que este vuelo largo cuente como intracomunitario debe confirmarlo un jurista.',
  'rights.review.not_presented':
    'El pasajero no estuvo en la facturación; si eso importa depende de cuándo se le avisó.',
  'rights.us.denied_outside':
    '{{from}} está fuera de los Estados Unidos, cuya norma sobre denegación de embarque solo obliga a los vuelos que salen de allí.',
  'rights.us.denied_volunteer': 'El pasajero cedió el asiento voluntariamente; se debe lo acordado.',
  'rights.us.denied_fare': 'No se conoce la tarifa de ida en dólares; la compensación es un múltiplo de ella.',
  'rights.us.denied': 'Se denegó el embarque y el otro vuelo llega {{late}} minutos tarde: {{amount}} USD.',
  'rights.us.denied_no_substitute': 'Se denegó el embarque y no se ofreció otro vuelo: {{amount}} USD.',
  'rights.us.refund_none': 'Ni se canceló ni cambió tanto como los Estados Unidos exigen para un reembolso.',
  'rights.us.refund_if_declined':
    'Si el pasajero rechaza el cambio, se le devuelve la tarifa en {{card}} días hábiles si pagó con tarjeta, o en {{other}} días naturales.',
  'rights.us.refund_due':
    'Se canceló o cambió de forma importante y el pasajero rechazó el cambio: se le devuelve la tarifa en {{card}} días hábiles si pagó con tarjeta, o en {{other}} días naturales.',
  'rights.us.refund_accepted': 'El pasajero aceptó el cambio: sin reembolso según las normas de los Estados Unidos.',
  'rights.us.no_delay_compensation': 'La ley de los Estados Unidos no prevé compensación en dinero por retraso.',
  'rights.bag.limit': 'Equipaje: hasta {{sdr}} derechos especiales de giro por pasajero.',
  'rights.bag.us_floor':
    'Equipaje en un viaje nacional en los Estados Unidos: el límite de la compañía no es menor de {{amount}} USD.',
  'rights.bag.fee_due':
    'La maleta llegó {{hours}} h después de la llegada, más de {{limit}} h: se devuelve lo pagado por ella.',
  'rights.bag.fee_not_due':
    'La maleta llegó {{hours}} h después de la llegada, no más de {{limit}} h: no se devuelve lo pagado por ella.',
  'rights.downgrade':
    'Clase inferior en {{from}}–{{to}}: se devuelve el {{percent}} % de la tarifa de ese vuelo en 7 días.',
  'rights.review.law_unverified': 'Los límites de esa fecha no se han cotejado con la ley: debe revisarlo una persona.',
} satisfies Record<keyof typeof rightsEn, string>;

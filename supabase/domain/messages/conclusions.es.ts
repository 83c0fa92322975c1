import type { conclusionsEn } from './conclusions.en.ts';

export const conclusionsEs = {
  'conclusion.minor_mandatory': 'Servicio UM obligatorio, {{direction}} ({{carrier}} {{from}}-{{to}}) en {{pair}}',
  'conclusion.minor_optional':
    'Servicio UM opcional, {{direction}} ({{carrier}} {{from}}-{{to}}) en {{pair}}; pregunte a los padres, no lo omita sin decirlo',
  'conclusion.minor_optional_per_child':
    'Servicio UM opcional, {{direction}} ({{carrier}} {{from}}-{{to}}) en {{pair}}, con cargo por trayecto y por menor; pregunte a los padres, no lo omita sin decirlo',
  'conclusion.minor_alone': 'En {{carrier}} ({{direction}}) el viajero puede volar solo sin el servicio UM',
  'conclusion.carrier_declined':
    'Descarte la compañía pedida, {{carrier}}; ofrezca 3 alternativas en compañías con servicio UM',
  'conclusion.pet_move_date': 'Pase el viaje al {{date}} o después',
  'conclusion.tapeworm': 'Tratamiento del perro contra la tenia entre 24 y 120 h antes de la llegada',
  'conclusion.pet_too_young': 'En la fecha pedida el animal tiene {{weeks}} semanas; hacen falta {{needed}}',
  'conclusion.relief': 'Declaración de necesidades del animal en {{pair}} ({{minutes}} min >= {{limit}})',
  'conclusion.no_relief': 'Sin declaración de necesidades del animal en {{pair}} ({{minutes}} min, menos de {{limit}})',
  'conclusion.uk_pets':
    'Hacia el Reino Unido las mascotas no van en cabina ni facturadas, sino como carga declarada con centro de recepción de animales; salir del Reino Unido en cabina es posible',
  'conclusion.pet_PETC':
    '{{pair}}: mascota en cabina, sujeta al cupo, {{total}} kg con el transportín (límite {{limit}} kg)',
  'conclusion.pet_AVIH':
    '{{pair}}: mascota en bodega, {{total}} kg con el transportín superan el límite de cabina de {{limit}} kg o se pidió bodega',
  'conclusion.pet_SVAN': '{{pair}}: el perro de asistencia adiestrado viaja en cabina sin coste',
  'conclusion.pet_ESAN':
    '{{pair}}: admitido como animal de apoyo emocional con carta de 1 año como máximo y aviso de 48 h',
  'conclusion.short_notice':
    '{{hours}} h de aviso: asistencia con «todos los esfuerzos razonables»; informe al cliente',
  'conclusion.ssr_each_carrier': 'Envíe de nuevo las SSR a cada compañía operadora',
  'conclusion.battery_installed_only':
    'La batería puede quedar montada y protegida; si hay que quitarla supera {{limit}} Wh y no puede volar',
  'conclusion.battery_cabin': 'La batería de {{wh}} Wh puede quitarse y viajar en cabina',
  'conclusion.battery_ask': 'Pida los vatios hora de la batería antes de prometer nada',
  'conclusion.memory_alone':
    'Viajero con pérdida de memoria que vuela solo: la ayuda de encuentro termina en la puerta del avión; proponga un acompañante y una entrega en ambos extremos; mejor un vuelo directo',
  'conclusion.memory_companion': 'El acompañante permanece con el viajero con pérdida de memoria; asientos juntos',
  'conclusion.seat_open_seat':
    '{{code}} reembolsa solo si el vuelo salió con al menos un asiento libre; reclame en {{days}} días',
  'conclusion.seat_not_full': '{{code}} descuenta el {{discount}} % y reembolsa si el vuelo no va lleno',
  'conclusion.seat_every_flight': '{{code}} reembolsa si todos los vuelos de ese sentido salieron con un asiento libre',
  'conclusion.seat_none': '{{code}}: compra sin reembolso, al {{percent}} % de la tarifa',
  'conclusion.seat_no_policy': '{{code}} no tiene norma para un segundo asiento: cómprelo y confirme por teléfono',
  'conclusion.seat_one_fare':
    '{{code}}, vuelos nacionales: una persona, una tarifa, con formulario {{hours}} h antes; no en vuelos internacionales',
  'conclusion.seat_ask': '{{code}}: no se conoce su norma para un segundo asiento, pregunte a la compañía',
  'conclusion.cabin_item_seat':
    'Asiento de ventanilla, no en salida de emergencia, sin facturación en línea, llegue con tiempo',
  'conclusion.prepare_bicycle': 'Gire el manillar y quite los pedales de la bicicleta',
  'conclusion.prepare_cylinders': 'Las botellas de buceo viajan vacías y abiertas',
  'conclusion.declare_interest':
    'Declare un valor mayor (declaración especial de interés en la entrega) si supera el límite',
  'conclusion.baggage_expenses': 'Reclame los gastos hasta {{sdr}} DEG',
  'conclusion.baggage_no_flight_compensation': 'No se debe compensación del vuelo solo por el retraso del equipaje',
  'conclusion.claim_journey': 'Compensación por todo el viaje {{pair}}: {{amount}} {{currency}} por pasajero',
  'conclusion.claim_none': 'Sin compensación según {{law}} para {{pair}}',
  'conclusion.claim_unknown': 'Compensación para {{pair}}: faltan hechos, debe revisarlo una persona',
  'conclusion.claim_once': 'Se aplican el Reglamento 261 y UK261: el pasajero cobra una sola vez',
  'conclusion.court_until': 'Presente la demanda a más tardar el {{date}} (primer plazo conocido, {{country}})',
  'conclusion.cause_ordinary': '{{cause}}: no es una circunstancia extraordinaria',
  'conclusion.cause_extraordinary': '{{cause}}: puede ser extraordinaria; la compañía debe probarlo',
  'conclusion.no_clearance': 'No hace falta formulario médico',
  'conclusion.subject_to_clearance':
    'Ninguna oferta es firme hasta la autorización médica: márquela «sujeta a autorización médica»',
  'conclusion.medical_form_one': 'Un formulario médico (MEDIF)',
  'conclusion.medical_form_two': 'Dos formularios médicos (MEDIF): la vuelta queda fuera de la validez del primero',
  'conclusion.medical_form_many': '{{count}} formularios médicos (MEDIF)',
  'conclusion.stretcher_quote': 'Cotice la tarifa de la camilla y el asiento del acompañante',
  'conclusion.fee_short': 'Tarifa corta y regional (25)',
  'conclusion.fee_medium': 'Tarifa de medio radio (45)',
  'conclusion.fee_long': 'Tarifa de largo radio (75)',
  'conclusion.fee_complex': 'Tarifa compleja (85)',
  'conclusion.fee_because_flight_time': 'La tarifa sigue el tiempo de vuelo del sentido más caro',
  'conclusion.fee_because_interline': 'Más de una compañía operadora (interlínea)',
  'conclusion.fee_because_multi_transit': 'Dos o más escalas en un sentido',
  'conclusion.fee_because_round_the_world': 'Vuelta al mundo',
} satisfies Record<keyof typeof conclusionsEn, string>;

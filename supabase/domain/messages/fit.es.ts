import type { fitEn } from './fit.en.ts';

export const fitEs = {
  'fit.minor.birth_date':
    '{{carrier}}: el tramo de edad depende de la fecha de nacimiento del menor, que no se conoce.',
  'fit.minor.no_service':
    'En {{carrier}} la edad mínima para volar solo es de {{alone}} años; los pasajeros de {{under}} o menos deben volar con un acompañante de {{companion}} o más; no ofrece servicio UM.',
  'fit.minor.no_service_since':
    'Desde {{since}} los pasajeros de {{under}} años o menos deben volar en {{carrier}} con un adulto de {{companion}} o más (edad mínima para volar solo: {{alone}}); no ofrece servicio UM.',
  'fit.minor.too_young':
    '{{carrier}} no lleva solo a un menor de {{age}} años; no puede viajar solo; su servicio empieza a los {{from}}.',
  'fit.minor.nonstop_only':
    '{{carrier}}: de {{from}} a {{to}} años solo en vuelos sin escala, y este menor tiene {{age}}; busque un vuelo directo.',
  'fit.minor.transfer': '{{carrier}} no permite que un menor con su servicio cambie de avión en {{airport}}.',
  'fit.minor.alone': 'En {{carrier}} un viajero de {{age}} años vuela solo sin el servicio.',
  'fit.minor.mandatory': '{{carrier}}: el servicio UM es obligatorio de {{from}} a {{to}} años.',
  'fit.minor.optional': '{{carrier}}: el servicio UM es opcional de {{from}} a {{to}} años.',
  'fit.minor.quota': 'Hay pocas plazas en cada vuelo.',
  'fit.minor.ask_carrier': 'No se conoce la norma de {{carrier}}: hay que preguntarle.',
  'fit.pet.cabin': '{{carrier}}: en cabina, {{total}} kg con el transportín.',
  'fit.pet.cabin_unweighed': '{{carrier}}: en cabina, si el animal y su transportín no superan el peso admitido.',
  'fit.pet.hold':
    '{{carrier}}: en bodega; el límite en cabina es de {{limit}} kg con el transportín y son {{total}} kg.',
  'fit.pet.hold_unweighed':
    '{{carrier}}: en bodega. En cabina el animal y su transportín no deben superar el peso admitido.',
  'fit.pet.none': '{{carrier}} no lleva mascotas, solo perros de asistencia.',
  'fit.pet.too_young_abroad':
    '{{carrier}} admite animales a otros países a partir de {{needed}} meses; este tiene {{months}}.',
  'fit.pet.too_young': '{{carrier}} admite animales a partir de {{needed}} semanas; este tiene {{weeks}}.',
  'fit.pet.us_six_months': 'Un perro de menos de 6 meses no puede entrar en Estados Unidos (este tiene {{months}}).',
  'fit.pet.no_hold': '{{carrier}} no lleva animales en bodega, y este supera el límite de cabina.',
  'fit.pet.domestic_only': '{{carrier}} lleva mascotas solo en vuelos nacionales.',
  'fit.pet.not_into': '{{carrier}} no lleva mascotas a {{airport}}.',
  'fit.pet.into_uk':
    'Las mascotas entran en el Reino Unido solo como carga declarada con centro de recepción de animales: ni en cabina ni facturadas, salvo los perros de asistencia.',
  'fit.pet.service': 'Perro de asistencia adiestrado en cabina, sin coste.',
  'fit.pet.service_us':
    'Perro de asistencia adiestrado en cabina, con los formularios del DOT, dos como máximo, en el espacio de los pies.',
  'fit.pet.support':
    '{{carrier}} admite un animal de apoyo emocional con una carta de un año como máximo y aviso de 48 h.',
  'fit.pet.support_is_pet': 'Esta compañía trata al animal de apoyo emocional como mascota.',
  'fit.pet.quota': 'Cada vuelo admite pocos animales: hay que confirmar la plaza.',
  'fit.pet.snub_nosed': 'Muchas compañías no admiten razas de hocico chato en bodega.',
  'fit.size.ask': 'No se conoce la norma de {{carrier}} sobre un segundo asiento: hay que preguntarle.',
  'fit.size.one_fare':
    '{{carrier}}, vuelos nacionales: una persona, una tarifa, con formulario médico al menos {{hours}} h antes; no en vuelos internacionales.',
  'fit.size.no_policy': '{{carrier}} no tiene norma para un segundo asiento.',
  'fit.size.refund_open_seat':
    '{{carrier}}: segundo asiento al {{percent}} % de la tarifa, reembolsable si el vuelo salió con un asiento libre.',
  'fit.size.refund_not_full':
    '{{carrier}}: segundo asiento al {{percent}} % de la tarifa, reembolsable si el vuelo no iba lleno.',
  'fit.size.refund_every_flight':
    '{{carrier}}: segundo asiento al {{percent}} % de la tarifa, reembolsable si todos los vuelos de ese sentido salieron con un asiento libre.',
  'fit.size.refund_none': '{{carrier}}: segundo asiento al {{percent}} % de la tarifa, sin reembolso.',
  'fit.item.battery_free': 'Batería de {{wh}} Wh: permitida.',
  'fit.item.battery_approval': 'Batería de {{wh}} Wh: solo con la aprobación de la compañía.',
  'fit.item.battery_refused':
    'Una batería de {{wh}} Wh supera {{limit}} Wh: los pasajeros no pueden llevarla; envíela como carga o déjela en casa.',
  'fit.item.seat': '{{carrier}}: en cabina en su propio asiento pagado, con estuche y sujeto.',
  'fit.item.seat_us':
    'Una compañía estadounidense debe admitirlo con un asiento comprado si pesa 165 lb o menos, con estuche y bien colocado (14 CFR 251.4).',
  'fit.item.seat_heavy': '{{kg}} kg es demasiado para un asiento (límite {{limit}} kg).',
  'fit.item.heavy': 'Un bulto de {{kg}} kg supera lo que se carga a mano ({{limit}} kg): envíelo como carga.',
  'fit.item.oversize':
    '{{sum}} cm en total superan los {{limit}} cm habituales: equipaje voluminoso, que {{carrier}} debe confirmar.',
  'fit.item.too_long':
    'Objeto ({{kind}}) demasiado largo para {{carrier}}: supera su límite de {{limit}} cm (este: {{side}} cm).',
  'fit.item.ask': '{{carrier}} confirma el equipaje especial previa solicitud.',
  'fit.device.manual': 'La silla manual propia viaja gratis en bodega.',
  'fit.device.battery': 'Silla con batería: hace falta la aprobación de la compañía.',
  'fit.device.energy_unknown': 'Batería de litio de energía desconocida: pida los vatios hora.',
  'fit.device.lithium': 'Batería de litio de {{wh}} Wh: si se quita, viaja en cabina (límite {{limit}} Wh).',
  'fit.device.only_installed':
    'Batería de litio de {{wh}} Wh: puede quedar montada y protegida; quitada supera {{limit}} Wh y no puede volar.',
  'fit.device.approval': 'Aprobación de la compañía y aviso previo, siempre.',
  'fit.device.door': 'Compare la altura ({{height}} cm) con la puerta de bodega de cada tipo de avión.',
  'fit.medical.escort': '{{carrier}}: una camilla exige siempre un médico o enfermero acompañante.',
  'fit.medical.stretcher_cabin': '{{carrier}}: la camilla viaja solo en turista.',
  'fit.medical.concentrator_us':
    '{{carrier}} puede pedir aviso de 48 h y baterías hasta el 150 % de la duración prevista.',
  'fit.medical.no_clearance': '{{carrier}} no pide formulario médico para esto.',
  'fit.medical.stretcher':
    '{{carrier}}: camilla con acompañante, tras autorización médica, a más tardar {{hours}} h antes.',
  'fit.medical.clearance': '{{carrier}}: tras autorización médica, a más tardar {{hours}} h antes.',
  'fit.medical.infarction':
    '{{carrier}}: a los {{days}} días de un infarto normalmente no se acepta volar; espere a que pasen {{needed}} días.',
  'fit.medical.unfit_severe_anaemia': '{{carrier}}: la anemia grave normalmente no se acepta para volar.',
  'fit.medical.unfit_ear_or_sinus': '{{carrier}}: la otitis o sinusitis grave normalmente no se acepta para volar.',
  'fit.medical.unfit_contagious': '{{carrier}}: una enfermedad contagiosa normalmente no se acepta para volar.',
  'fit.medical.unfit_heart_failure':
    '{{carrier}}: la insuficiencia cardíaca no controlada normalmente no se acepta para volar.',
  'fit.medical.unfit_recent_pneumothorax': '{{carrier}}: un neumotórax reciente normalmente no se acepta para volar.',
} satisfies Record<keyof typeof fitEn, string>;

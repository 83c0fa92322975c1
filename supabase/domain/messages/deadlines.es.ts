import type { deadlinesEn } from './deadlines.en.ts';

export const deadlinesEs = {
  'deadline.UM_REQUEST':
    'Pedir y reservar la plaza de menor no acompañado (UM) por teléfono o agencia, al reservar: hay pocas plazas',
  'deadline.UM_REQUEST_EARLY':
    'Pedir cuanto antes el servicio de menor no acompañado (UM); no se puede reservar en línea',
  'deadline.UM_HANDOVER': 'El adulto que lleva al menor permanece en el aeropuerto hasta que el avión despegue',
  'deadline.EXIT_PERMIT_READY': 'Tener listo el permiso de salida',
  'deadline.MINOR_ES_PERMIT':
    'Declaración firmada de permiso de viaje ante la Policía Nacional, la Guardia Civil o un notario',
  'deadline.EU_PRM_NOTICE':
    'Aviso a la compañía de la asistencia necesaria (PMR), para cada salida, para que esté garantizada',
  'deadline.CARRIER_PRM_NOTICE':
    'Aviso de la asistencia necesaria (PMR), según la norma propia de esta compañía, para cada salida',
  'deadline.EU_PRM_FORWARD': 'Como agente de la compañía, comunicamos el aviso a esta y a los aeropuertos',
  'deadline.EU_PRM_SHOWUP':
    'Estar en el punto de encuentro; en el mostrador de facturación, una hora antes, salvo que se haya fijado otra hora por escrito',
  'deadline.AENA': 'Pedir la asistencia a Aena; una solicitud puede cubrir hasta tres vuelos',
  'deadline.EU_MOBILITY': 'Aviso de la ayuda de movilidad que se va a transportar',
  'deadline.DG_APPROVAL': 'Aprobación de la batería como mercancía peligrosa por la compañía',
  'deadline.US_382_POWERCHAIR': 'Presentarse con la silla eléctrica una hora antes de la facturación general',
  'deadline.US_382_OTHER':
    'Aviso de la camilla, la silla de a bordo, el embalaje de la batería o la pérdida grave de vista y oído a la vez, que la compañía puede exigir, y facturación una hora antes',
  'deadline.MEDIF':
    'Formulario médico (MEDIF) a la compañía para {{from}}–{{to}} ({{direction}}), emitido en los {{days}} días anteriores al vuelo',
  'deadline.MEDIF_LOT':
    'Formulario médico (MEDIF) a la compañía para {{from}}–{{to}} ({{direction}}), emitido en los {{days}} días anteriores al vuelo',
  'deadline.MEDIF_EMIRATES':
    'Formulario médico (MEDIF) a la compañía para {{from}}–{{to}} ({{direction}}), emitido en los {{days}} días anteriores al vuelo',
  'deadline.STRETCHER_CX': 'Camilla y formulario médico (MEDIF) a la compañía para {{from}}–{{to}} ({{direction}})',
  'deadline.US_382_O2_DOM': 'Aviso de oxígeno suministrado por la compañía, y facturación una hora antes',
  'deadline.US_382_O2_INTL': 'Aviso de oxígeno suministrado por la compañía, y facturación una hora antes',
  'deadline.US_382_POC':
    'Aviso del concentrador de oxígeno (POC) u otro aparato respiratorio, y facturación una hora antes de la general',
  'deadline.US_MED_CERT':
    'Certificado médico, si la compañía puede pedirlo, emitido como máximo diez días antes del primer vuelo',
  'deadline.EU_PET_VACCINE': 'Primera fecha posible de la vacuna antirrábica, a las doce semanas de edad',
  'deadline.EU_PET_RABIES': 'Primera fecha posible de viaje, 21 días después de la vacuna antirrábica',
  'deadline.EU_PET_AHC':
    'Certificado zoosanitario para entrar en la UE, emitido como máximo diez días antes de la llegada',
  'deadline.EU_PET_OWNER': 'El animal viaja en los cinco días anteriores o posteriores al viaje de su dueño',
  'deadline.TAPEWORM':
    'Tratamiento del perro contra la tenia por un veterinario, entre 120 y 24 horas antes de la llegada',
  'deadline.US_SVAN_FORM': 'Formularios del DOT del animal de asistencia a la compañía',
  'deadline.US_SVAN_FORM_LATE':
    'Formularios del DOT del animal de asistencia en facturación o en la puerta el día del viaje, si se reservó con menos de 48 horas',
  'deadline.US_CDC_DOG': 'Entrada de perros (CDC): el perro tiene seis meses',
  'deadline.US_CDC_FORM':
    'Recibo del formulario CDC de entrada de perros, válido seis meses; puede rellenarse el mismo día',
  'deadline.ESAN_NOTICE': 'Aviso del animal de apoyo emocional y su carta a la compañía',
  'deadline.PET_PLACE': 'Pedir plaza para el animal: cada vuelo admite pocos',
  'deadline.UK_PET_CARGO':
    'Reservar carga declarada y el centro de recepción de animales para entrar en el Reino Unido',
  'deadline.EXST_BUY': 'Comprar el segundo asiento junto con el primero',
  'deadline.EXST_BUY_SAME_CLASS': 'Comprar el segundo asiento al mismo tiempo y en la misma clase de tarifa',
  'deadline.EXST_ADJACENCY': 'Confirmar con la compañía operadora que el asiento extra está junto al primero',
  'deadline.WN_EXST_REFUND': 'Pedir el reembolso del segundo asiento',
  'deadline.AC_1P1F': 'Formulario médico a la compañía para el asiento sin segunda tarifa',
  'deadline.CBBG_SEAT': 'Confirmar al reservar el asiento para el equipaje en cabina (CBBG), y comprobarlo de nuevo',
  'deadline.ITEM_CARRIER': 'Pedir el equipo especial (surf, viento, deporte) en el plazo de esta compañía',
  'deadline.ITEM_REQUEST': 'Pedir a la compañía el equipaje especial y confirmarlo',
  'deadline.BAG_PIR':
    'Parte de irregularidad de equipaje (PIR) en el aeropuerto, antes de salir de la sala de recogida',
  'deadline.BAG_DELAY': 'Reclamación por escrito a la compañía por retraso del equipaje',
  'deadline.BAG_DAMAGE': 'Reclamación por escrito a la compañía por daños vistos en la entrega',
  'deadline.BAG_COURT': 'Demanda judicial contra la compañía',
} satisfies Record<keyof typeof deadlinesEn, string>;

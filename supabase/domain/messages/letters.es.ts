import type { lettersEn } from './letters.en.ts';

export const lettersEs = {
  'letter.subject': 'Reclamación según {{law}}: reserva {{pnr}}, {{from}}–{{to}}, {{date}}',
  'letter.greeting': 'Muy señores míos:',
  'letter.intro':
    'Les escribo sobre la reserva {{pnr}} de {{passengers}}, que viajó de {{from}} a {{to}} con ustedes el {{date}}.',
  'letter.intro_parent':
    'Les escribo como progenitor o tutor legal sobre la reserva {{pnr}} de {{passengers}}, que viajó de {{from}} a {{to}} con ustedes el {{date}}. Reclamo en nombre del menor.',
  'letter.event.delay':
    'Se llegó al destino final {{delay}} minutos después de la hora prevista, contados desde la apertura de la primera puerta del avión.',
  'letter.event.cancellation': 'El vuelo se canceló y se nos avisó {{days}} días antes de la salida.',
  'letter.event.denied_boarding':
    'Se denegó el embarque contra la voluntad de los pasajeros, pese a tener reserva confirmada y haberse presentado a tiempo.',
  'letter.event.brought_forward': 'El vuelo se adelantó {{minutes}} minutos, lo que equivale a una cancelación.',
  'letter.grounds': 'La reclamación se basa en lo siguiente:',
  'letter.amount_one': 'Por ello solicito {{amount}} {{currency}} según {{law}}.',
  'letter.amount':
    'Por ello solicito {{amount}} {{currency}} por cada uno de los {{count}} pasajeros, {{total}} {{currency}} en total, según {{law}}.',
  'letter.expenses':
    'Solicito también los gastos de comida, comunicaciones, alojamiento y transporte que ustedes no facilitaron, según los recibos adjuntos.',
  'letter.cause': 'La causa que alegaron ({{cause}}) no les exime: no es extraordinaria ({{cite}}).',
  'letter.payment':
    'Les ruego que paguen por transferencia bancaria en los {{days}} días siguientes a esta carta. Los bonos solo se aceptan con acuerdo firmado.',
  'letter.otherwise':
    'De lo contrario, acudiré al organismo competente en derechos de los pasajeros o a los tribunales.',
  'letter.closing': 'Atentamente,',
  'letter.baggage_subject': 'Reclamación por escrito según el Convenio de Montreal: {{pir}}, reserva {{pnr}}',
  'letter.baggage_delay':
    'El equipaje de {{passengers}} (parte {{pir}}) se entregó con retraso el {{delivered}}. Esta es la reclamación por escrito del artículo 31, apartado 2, del Convenio de Montreal, dentro de los 21 días.',
  'letter.baggage_damage':
    'El equipaje de {{passengers}} (parte {{pir}}) estaba dañado cuando se recibió el {{delivered}}. Esta es la reclamación por escrito del artículo 31, apartado 2, del Convenio de Montreal, dentro de los 7 días.',
  'letter.baggage_amount':
    'Solicito los gastos que muestran los recibos adjuntos, hasta el límite de {{sdr}} derechos especiales de giro por pasajero.',
  'letter.us_refund_subject': 'Reembolso según 14 CFR 260: reserva {{pnr}}, {{from}}–{{to}}, {{date}}',
  'letter.us_refund':
    'El vuelo se canceló o cambió de forma importante. Rechacé el cambio y no acepté otro vuelo ni un bono.',
  'letter.us_refund_payment':
    'Les ruego el reembolso por el mismo medio de pago: en 7 días hábiles si fue con tarjeta, en 20 días naturales en otro caso.',
  'letter.us_otherwise':
    'De lo contrario, presentaré una queja ante el Departamento de Transporte de los Estados Unidos.',
  'letter.us_denied_subject':
    'Compensación por denegación de embarque según 14 CFR 250: reserva {{pnr}}, {{from}}–{{to}}, {{date}}',
  'letter.us_denied_amount': 'Por ello solicito {{amount}} por cada pasajero.',
  'letter.us_bag_fee_subject': 'Reembolso de la tarifa de equipaje según 14 CFR 260: {{pir}}, reserva {{pnr}}',
  'letter.us_bag_fee':
    'El equipaje de {{passengers}} (parte {{pir}}) llegó con retraso y se había pagado una tarifa por él.',
  'letter.us_bag_fee_amount': 'Por ello solicito la devolución de la tarifa de {{amount}}.',
  'letter.us_bag_fee_any': 'Por ello solicito la devolución de la tarifa pagada, según el recibo adjunto.',
} satisfies Record<keyof typeof lettersEn, string>;

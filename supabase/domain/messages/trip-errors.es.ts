import type { TripErrorKey } from './trip-errors.en.ts';

export const tripErrorsEs = {
  'error.need.answer': 'Responda sí o no.',
  'error.need.choice': 'Elija una de las opciones.',
  'error.need.date': 'Indique una fecha, por ejemplo 2027-03-29.',
  'error.need.number': 'Indique un número dentro de los límites de esta pregunta.',
  'error.need.size': 'Indique largo, ancho y alto en centímetros.',
  'error.need.too_long': 'El texto es demasiado largo.',
  'error.need.adult_name': 'Indique el nombre completo del adulto.',
  'error.need.adult_phone': 'Indique un teléfono en el que se pueda localizar al adulto.',
  'error.need.adult_id': 'Indique el número del documento de identidad que mostrará el adulto.',
  'error.need.section': 'Responda a las preguntas sobre este tipo de asistencia.',
  'error.trip.country': 'Elija un país.',
  'error.trip.date': 'Indique una fecha, por ejemplo 2027-03-29.',
  'error.trip.instant': 'Indique fecha y hora.',
  'error.trip.number': 'Indique un número dentro de los límites de esta pregunta.',
  'error.trip.currency': 'Indique las tres letras de la moneda, por ejemplo EUR.',
  'error.trip.leg': 'No hay tal vuelo en este sentido.',
  'error.trip.choice': 'Elija una de las opciones.',
  'error.trip.too_long': 'El texto es demasiado largo.',
  'error.trip.traveller_id': 'Cada viajero necesita un identificador.',
  'error.trip.travellers': 'Añada al menos un viajero.',
} satisfies Record<TripErrorKey, string>;

import type { ServiceType } from '@kindwing/backend/domain';

const MADRID = 'Europe/Madrid';
const NEW_YORK = 'America/New_York';

/** One trip of each kind of service, in the format that the page reads. `T0` is the day on which the client asks. */
export const examples: Readonly<Record<ServiceType, object>> = {
  'unaccompanied-minors': {
    service_type: 'unaccompanied-minors',
    title: { en: 'Eleven on the way out, twelve on the way back', es: 'Once años a la ida, doce a la vuelta' },
    traveller: { birthday_12: 'T0+26d', alone: true, nationality: 'ES' },
    request: 'T0',
    depart: 'T0+21d',
    return_depart: 'T0+31d',
    outbound: [{ from: 'MAD', to: 'FRA', op: 'LH', min: 155, tz: [MADRID, 'Europe/Berlin'] }],
    return: [{ from: 'FRA', to: 'MAD', op: 'LH', min: 160, tz: ['Europe/Berlin', MADRID] }],
  },
  'pets-service-animals': {
    service_type: 'pets-service-animals',
    title: { en: 'A cat in the cabin to Dublin', es: 'Un gato en cabina a Dublín' },
    traveller: {
      eu_resident: true,
      pet: { species: 'cat', age_years: 3, weight_kg: 5.2, carrier_kg: 1.4, carrier_cm: [45, 35, 25] },
    },
    request: 'T0',
    depart: 'T0+30d',
    outbound: [{ from: 'MAD', to: 'DUB', op: 'IB', min: 160, tz: [MADRID, 'Europe/Dublin'] }],
  },
  'elderly-travelers': {
    service_type: 'elderly-travelers',
    title: {
      en: 'Cannot do steps, hard of hearing; asks two days ahead',
      es: 'No puede subir escalones, oye mal; lo pide con dos días',
    },
    traveller: { age: 84, mobility: 'cannot do steps, short walks only', senses: 'hearing loss', companion: 'none' },
    request: 'T0',
    depart: 'T0+40h',
    outbound: [
      { from: 'AGP', to: 'MAD', op: 'IB', min: 75, tz: [MADRID, MADRID] },
      { from: 'MAD', to: 'BRU', op: 'SN', min: 150, tz: [MADRID, 'Europe/Brussels'] },
    ],
  },
  'passengers-of-size': {
    service_type: 'passengers-of-size',
    title: { en: 'A second seat on two airlines', es: 'Un segundo asiento en dos compañías' },
    traveller: { seat: 'armrests cannot go down; belt extender' },
    request: 'T0',
    depart: 'T0+25d',
    return_depart: 'T0+35d',
    outbound: [{ from: 'MAD', to: 'CDG', op: 'AF', min: 125, tz: [MADRID, 'Europe/Paris'] }],
    return: [{ from: 'CDG', to: 'MAD', op: 'IB', min: 130, tz: ['Europe/Paris', MADRID] }],
  },
  'baggage-special-items': {
    service_type: 'baggage-special-items',
    title: { en: 'A surfboard', es: 'Una tabla de surf' },
    traveller: { item: { kind: 'surfboard', cm: [300, 60, 15], kg: 14 } },
    request: 'T0',
    depart: 'T0+28d',
    outbound: [{ from: 'BCN', to: 'IST', op: 'TK', min: 215, tz: [MADRID, 'Europe/Istanbul'] }],
  },
  'trip-medical-escort': {
    service_type: 'trip-medical-escort',
    title: {
      en: 'Own oxygen concentrator to New York, three weeks',
      es: 'Concentrador de oxígeno propio a Nueva York, tres semanas',
    },
    traveller: { age: 71, needs: 'own portable oxygen concentrator, 2 l/min; wheelchair for distance' },
    request: 'T0',
    depart: 'T0+24d',
    return_depart: 'T0+45d',
    outbound: [{ from: 'MAD', to: 'JFK', op: 'IB', min: 505, tz: [MADRID, NEW_YORK] }],
    return: [{ from: 'JFK', to: 'MAD', op: 'IB', min: 435, tz: [NEW_YORK, MADRID] }],
  },
  other: {
    service_type: 'other',
    title: { en: 'Thirteen hours late, and a night on the way', es: 'Trece horas de retraso y una noche en el camino' },
    traveller: { age: 40, mobility: 'short walks only' },
    request: 'T0',
    depart: 'T0+20d',
    outbound: [
      { from: 'MAD', to: 'CDG', op: 'AF', min: 125, tz: [MADRID, 'Europe/Paris'] },
      { from: 'CDG', to: 'OSL', op: 'AF', min: 140, tz: ['Europe/Paris', 'Europe/Oslo'] },
    ],
    event: { type: 'delay', arrival_delay_min: 780, departure_delay_min: 240, cause: 'technical fault' },
  },
};

/** As it stands in the field: indented, so that errors can name lines. */
export const exampleText = (service: ServiceType): string => JSON.stringify(examples[service], null, 2);

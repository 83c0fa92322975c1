import type { OfferLeg } from '@kindwing/backend/client';

/** From Madrid at noon to New York at half past two, 8½ hours later, each in its own time. */
export const toNewYork: OfferLeg = {
  direction: 'outbound',
  origin: 'MAD',
  destination: 'JFK',
  origin_tz: 'Europe/Madrid',
  destination_tz: 'America/New_York',
  departs_at: '2027-06-01T10:00:00Z',
  arrives_at: '2027-06-01T18:30:00Z',
  block_minutes: 510,
  operating_carrier: 'IB',
  marketing_carrier: 'IB',
  flight_number: 'IB0326',
  cabin: 'economy',
};

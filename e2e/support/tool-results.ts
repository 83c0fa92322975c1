import { expect, type Page } from '@playwright/test';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/**
 * Addresses at which the public tools show an answer: one for each kind of need and each thing that can happen to a
 * flight. A trip lies in the future, a claim in the past, whenever the journeys run.
 */
export function toolResults(): string[] {
  const trip = `/check-your-trip#trip=MAD-FRA-OSL&on=${days(45)}T09:30&back=${days(52)}`;
  const claim = `flight=MAD-JFK&with=IB&on=${days(-60)}`;
  return [
    `${trip}&with=LH.LH&for=minor&age=8&minor.travels_alone=yes`,
    `${trip}&for=pet&pet.role=service_animal&pet.species=dog&pet.eu_resident=yes`,
    `${trip}&with=LH.SK&for=mobility&age=81&mobility.walks=none&mobility.device.kind=power&mobility.device.battery=lithium`,
    `${trip}&for=size&size.extra_seat=yes`,
    `${trip}&for=item&item.kind=instrument&item.place=seat`,
    `${trip}&for=medical.mobility&medical.oxygen=own_concentrator&medical.escort=nurse&mobility.walks=short`,
    // Yesterday's notice times are past, and nothing is known of the airline.
    `/check-your-trip#trip=MAD-FRA&on=${days(1)}&for=mobility&mobility.walks=short`,
    `/compensation#what=delay&${claim}&late=300&waited=300&night=yes&helped=yes`,
    `/compensation#what=cancellation&${claim}&told=3&offered=no&declined=yes`,
    `/compensation#what=denied_boarding&${claim}&volunteered=no&grounds=no&offered=no`,
    `/compensation#what=brought_forward&${claim}&forward=90&told=5`,
    `/compensation#what=downgrade&${claim}&fare=800&currency=EUR`,
    `/compensation#what=baggage&${claim}&bag=late&delivered=${days(-57)}`,
    // Nothing that can be read: each part that can't is named.
    '/check-your-trip#trip=%C3&on=never&for=balloon',
    '/compensation#what=delay&flight=QQQ&on=never',
  ];
}

/** The answer is there: a heading with the route, or, where the link can't be read, the form and what is wrong with it. */
export async function answered(page: Page): Promise<void> {
  const main = page.locator('#main');
  await expect(main.getByRole('heading', { name: / → / }).or(main.locator('form')).first()).toBeVisible();
}

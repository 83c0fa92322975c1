import type { Needs } from '../needs/schema.ts';
import { reported } from '../rules/source.ts';
import { needs, ok, refused, type Verdict } from './verdict.ts';

type Device = NonNullable<NonNullable<Needs['mobility']>['device']>;

const guidance = reported('IATA battery guidance 2022; 14 CFR 382.127');

/** A removed battery of a mobility aid travels in the cabin: one up to 300 Wh, or two up to 160 Wh each. */
export const REMOVED_ONE_WH = 300;
export const REMOVED_TWO_WH = 160;
/** Other batteries: free up to 100 Wh, with the operator's approval up to 160 Wh, never above. */
export const SPARE_FREE_WH = 100;
export const SPARE_APPROVAL_WH = 160;

/** Whether the batteries may travel once taken off; null when their energy is not known. */
export function removedBatteryFlies(device: Pick<Device, 'battery_wh' | 'batteries'>): boolean | null {
  if (device.battery_wh === null) return null;
  if (device.batteries <= 1) return device.battery_wh <= REMOVED_ONE_WH;
  return device.batteries === 2 && device.battery_wh <= REMOVED_TWO_WH;
}

/** Watt-hours of a battery from its volts and ampere-hours. */
export const wattHours = (volts: number, ampereHours: number): number => volts * ampereHours;

/** A mobility aid and its battery: operator's approval always, and the limits if the battery must come off. */
export function deviceVerdict(device: Device): Verdict {
  if (device.kind === 'manual' || device.battery === 'none') return ok(guidance, 'fit.device.manual');
  const params = {
    wh: device.battery_wh ?? 0,
    limit: device.batteries > 1 ? REMOVED_TWO_WH : REMOVED_ONE_WH,
    height: device.height_cm ?? 0,
  };
  const approval = [{ key: 'fit.device.approval' }, { key: 'fit.device.door', params }];
  if (device.battery !== 'lithium') return needs(guidance, 'fit.device.battery', params, approval);
  const flies = removedBatteryFlies(device);
  if (flies === null) return needs(guidance, 'fit.device.energy_unknown', params, approval);
  if (flies) return needs(guidance, 'fit.device.lithium', params, approval);
  return needs(guidance, 'fit.device.only_installed', params, approval);
}

/** A battery inside another item, such as an electric bicycle's. */
export function itemBatteryVerdict(wh: number): Verdict {
  if (wh <= SPARE_FREE_WH) return ok(guidance, 'fit.item.battery_free', { wh });
  if (wh <= SPARE_APPROVAL_WH) return needs(guidance, 'fit.item.battery_approval', { wh });
  return refused(guidance, 'fit.item.battery_refused', { wh, limit: SPARE_APPROVAL_WH });
}

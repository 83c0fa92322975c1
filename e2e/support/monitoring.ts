import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@kindwing/shell/release';
import type { Page } from '@playwright/test';
import { environment } from './environment.ts';
import { site } from './publish.ts';

export const endpoint = `${environment.apiUrl}/functions/v1/monitoring`;

const settings = (): Settings => JSON.parse(readFileSync(join(environment.sites, 'settings.json'), 'utf8')) as Settings;

/** From now on pages measure themselves, or none does: the pages are composed anew, as an installation would do it. */
export async function turnMonitoring(state: 'on' | 'off'): Promise<void> {
  const { origins, config } = settings();
  await site.configure({
    origins,
    config: { ...config, monitoring: state === 'on' ? { endpoint, share: 1 } : undefined },
  });
}

type Row = Record<string, unknown>;

/** What has arrived so far. */
export async function collected(table: 'vitals' | 'loads' | 'faults'): Promise<Row[]> {
  const key = environment.serviceKey;
  const answer = await fetch(`${environment.apiUrl}/rest/v1/monitoring_${table}?select=*`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
  if (!answer.ok) throw new Error(`monitoring_${table}: the backend answered ${answer.status}`);
  return (await answer.json()) as Row[];
}

/** Resolves once the page measures itself: the collector has come, and has taken what was left for it. */
export const isMeasured = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('script[src*="/monitoring."]') && !('__KINDWING_MONITORING__' in window),
    undefined,
    { timeout: 30_000 },
  );

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, settings, shellBuild, temporaryFolder } from './fixture.ts';
import type { Settings } from './settings.ts';
import { openSite } from './site.ts';

const endpoint = 'https://sight.example/functions/v1/monitoring';

async function published(config: object) {
  const sites = temporaryFolder();
  const site = openSite(sites);
  const configured = { ...settings, config: { ...settings.config, ...config } } as Settings;
  await site.configure(configured);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const read = (file: string) => readFileSync(join(sites, 'shell', 'current', file), 'utf8');
  return { site, sites, configured, read };
}

test('is off by default: pages carry nothing of it, and may reach nothing more', async () => {
  const { read } = await published({});
  expect(read('app.html')).not.toContain('measure()');
  expect(read('headers.json')).not.toContain('sight.example');
});

test('turned on, each page begins it, and the policy allows the script by its hash and the endpoint’s origin', async () => {
  const { read } = await published({ monitoring: { endpoint, share: 0.25 } });
  expect(read('app.html')).toMatch(/__KINDWING_CONFIG__=\{.*"share":0\.25.*<script>measure\(\)<\/script>/);
  const { 'content-security-policy': policy } = JSON.parse(read('headers.json'));
  expect(policy).toMatch(/connect-src [^;]*https:\/\/sight\.example/);
  expect(policy.match(/'sha256-/g).length).toBeGreaterThan(2);
});

test('every page load is measured where no share is named', async () => {
  const { read } = await published({ monitoring: { endpoint } });
  expect(JSON.parse(read('config.json')).monitoring).toEqual({ endpoint, share: 1 });
});

test('turned off again, it is gone from the pages', async () => {
  const { site, read } = await published({ monitoring: { endpoint } });
  await site.configure(settings);
  expect(read('app.html')).not.toContain('measure()');
});

test('whoever looks at a preview is not measured', async () => {
  const { site, sites } = await published({
    environment: 'staging',
    siteUrl: 'https://site.example',
    monitoring: { endpoint },
  });
  await site.preview('portal', remoteBuild('portal', 'two'));
  const [preview = ''] = readdirSync(join(sites, 'shell', 'previews'));
  const page = readFileSync(join(sites, 'shell', 'previews', preview, 'app.html'), 'utf8');
  expect(page).toContain('kindwing-preview');
  expect(page).not.toContain('measure()');
});

test.each([
  ['no address', { endpoint: 'monitoring' }],
  ['an address that is no web address', { endpoint: 'javascript:alert(1)' }],
  ['a share above the whole', { endpoint, share: 25 }],
  ['a misspelt setting', { endpoint, shared: 1 }],
])('%s is refused before anything is composed', async (_, monitoring) => {
  await expect(published({ monitoring })).rejects.toThrow(/monitoring/);
});

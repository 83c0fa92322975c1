// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgetOf } from './budgets.ts';
import { remoteBuild, settings, shellBuild, temporaryFolder } from './fixture.ts';
import { openSite } from './site.ts';

/** A build with one more file that can't be packed any smaller. */
function heavyBuild(bytes: number, preloaded: boolean): string {
  const content = `/*${randomBytes(bytes).toString('latin1')}*/`;
  const file = 'static/js/async/a.0123456789.js';
  const dist = remoteBuild('portal', 'heavy', {
    preload: preloaded ? [file] : [],
    integrity: {
      'remoteEntry.0123456789.js': `sha384-${createHash('sha384').update("entry('heavy')").digest('base64')}`,
      [file]: `sha384-${createHash('sha384').update(content, 'latin1').digest('base64')}`,
    },
  });
  writeFileSync(join(dist, file), content, 'latin1');
  return dist;
}

test('a candidate above its budget is refused with the numbers, the heaviest file and the way out', async () => {
  const site = openSite(temporaryFolder());
  await site.configure(settings);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const [start, ...others] = await site.canDeploy('portal', heavyBuild(80_000, true));
  expect(others).toEqual([]);
  expect(start).toMatch(
    /^portal 1\.0\.0-\w+ its first page fetches 8\d\.\d kB brotli, 5\d\.\d kB above its budget of 26\.0 kB: .*a\.0123456789\.js 8\d\.\d kB.*shell\/release\/budgets\.ts/,
  );
  expect(await site.canDeploy('portal', heavyBuild(80_000, false))).toEqual([]);
  expect((await site.canDeploy('portal', heavyBuild(600_000, false))).join()).toMatch(
    /weighs 60\d\.\d kB brotli in all/,
  );
  await expect(site.publish('portal', heavyBuild(80_000, true))).rejects.toThrow(/can't be published/);
}, 60_000);

test('what is joined to begin with counts at the start, and once in all', async () => {
  const site = openSite(temporaryFolder());
  await site.configure(settings);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const joined = (bytes: number) => {
    const content = `/*${randomBytes(bytes).toString('latin1')}*/`;
    const hash = `sha384-${createHash('sha384').update(content, 'latin1').digest('base64')}`;
    const dist = heavyBuild(540_000, false);
    const described = join(dist, 'remote.json');
    const remote = JSON.parse(readFileSync(described, 'utf8'));
    remote.starts = { en: 'start.en.0123456789.js', es: 'start.es.0123456789.js' };
    for (const file of Object.values<string>(remote.starts)) {
      remote.integrity[file] = hash;
      writeFileSync(join(dist, file), content, 'latin1');
    }
    writeFileSync(described, JSON.stringify(remote));
    return dist;
  };
  expect(await site.canDeploy('portal', joined(20_000))).toEqual([]);
  expect((await site.canDeploy('portal', joined(40_000))).join()).toMatch(/its first page fetches 4\d\.\d kB brotli/);
}, 60_000);

test('the builds that the first day shows keep their budgets', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'first-day.md'), 'utf8');
  const shown = [
    ...text.matchAll(
      /^(\w+) 1\.0\.0-\w+\n(?: .*\n)*? {2}at the start \(English\) .* ([\d.]+)\n(?: {2}in all .* ([\d.]+)\n)?/gm,
    ),
  ];
  expect(shown.map(([, name]) => name)).toEqual(['portal', 'parking']);
  for (const [, name = '', start, total = 0] of shown) {
    expect(Number(start) * 1000, name).toBeLessThan(budgetOf(name).start);
    expect(Number(total) * 1000, name).toBeLessThan(budgetOf(name).total);
  }
});

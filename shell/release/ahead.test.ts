// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, settings, shellBuild, shellScript, temporaryFolder } from './fixture.ts';
import { openSite } from './site.ts';

const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const page = 'static/js/async/a.0123456789.js';
const script = shellScript();
const facts = {
  ahead: {
    session: [script],
    messages: { en: [script], es: [] },
    pages: [],
    faces: { '@kindwing/ui/data': [script] },
    start: { script, holds: ['static/js/async/held.0123456789.js'] },
  },
};

async function published(shell: string) {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(settings);
  const pages = [{ path: '/portal', assets: [page], faces: ['@kindwing/ui/data', '@kindwing/ui'] }];
  await site.publishAll({ shell, portal: remoteBuild('portal', 'one', { pages }) });
  const read = (file: string) => readFileSync(join(folder, 'shell', 'current', file), 'utf8');
  return { app: read('app.html'), headers: JSON.parse(read('headers.json')), registry: read('registry.json') };
}

test('pages say what may be fetched ahead, each script with the hash of its real request, and the script is allowed', async () => {
  const { app, headers, registry } = await published(shellBuild('one', facts));
  const data = JSON.parse(/id="kindwing-ahead">(.*?)<\/script>/.exec(app)?.[1] ?? 'null');
  const own = [`/${script}`, sha("boot('one')")];
  expect(data.session).toEqual([own]);
  expect(data.start).toEqual({ script: own, holds: ['/static/js/async/held.0123456789.js'] });
  expect(data.remotes.portal).toEqual([
    {
      path: '/portal',
      files: [[expect.stringMatching(/^https:\/\/portal\.example\/.*a\.0123456789\.js$/), sha("page('one')")], own],
    },
  ]);
  const hash = createHash('sha256').update('fetchAhead()').digest('base64');
  expect(app).toContain('<script>fetchAhead()</script>');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  // Whoever composed the page has said it already: a registry is for what runs.
  expect(registry).not.toContain('"pages"');
});

test('a shell from before says nothing, and its pages carry nothing', async () => {
  const { app } = await published(shellBuild());
  expect(app).not.toContain('kindwing-ahead');
  expect(app).not.toContain('fetchAhead()');
});

test('nothing is fetched ahead of a version that this shell can not run', async () => {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(settings);
  const pages = [{ path: '/portal', assets: [page], faces: [] }];
  await site.publishAll({ shell: shellBuild('one', facts), portal: remoteBuild('portal', 'one', { pages }) });
  const tooNew = remoteBuild('portal', 'two', { pages, contract: '^9.0.0' });
  await site.publish('portal', tooNew, { force: true, why: 'a test' });
  const app = readFileSync(join(folder, 'shell', 'current', 'app.html'), 'utf8');
  expect(JSON.parse(/id="kindwing-ahead">(.*?)<\/script>/.exec(app)?.[1] ?? 'null').remotes).toEqual({});
});

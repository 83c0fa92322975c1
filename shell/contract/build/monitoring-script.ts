import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { classicScript } from './early-script.ts';
import { integrityOf } from './integrity.ts';
import { standaloneScripts } from './standalone-script.ts';

interface Made {
  file: string;
  code: string;
  start: string;
}

async function make(root: string): Promise<Made> {
  const { collect: code } = await standaloneScripts(root, { collect: './src/monitoring/collect.ts' });
  const file = `static/js/monitoring.${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  const start = await classicScript(join(root, 'src', 'monitoring', 'start.ts'));
  return {
    file,
    code,
    start: start.replace('%COLLECTOR%', `/${file}`).replace('%INTEGRITY%', integrityOf(code)),
  };
}

/**
 * Monitoring's two scripts: `server/monitoring.js`, which the release command puts into pages where the site's configuration
 * asks for it, and the collector that it fetches. Neither is part of the application.
 */
export const monitoringPlugin = (root: string): RsbuildPlugin => ({
  name: 'kindwing:monitoring',
  setup(api) {
    if (!existsSync(join(root, 'src', 'monitoring', 'collect.ts'))) return;
    let made: Promise<Made> | undefined;
    api.onBeforeBuild(() => {
      made = make(root);
      // Awaited where it is needed; a failure until then is not unheard.
      made.catch(() => undefined);
    });
    // After the build has made its own files small: the collector is as small as it gets, and its hash is written down.
    api.processAssets({ stage: 'report' }, async ({ compilation, sources }) => {
      if (!made || compilation.getAsset('server/monitoring.js')) return;
      const { file, code, start } = await made;
      compilation.emitAsset(file, new sources.RawSource(code));
      compilation.emitAsset('server/monitoring.js', new sources.RawSource(start));
    });
  },
});

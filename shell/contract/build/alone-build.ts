import { join } from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { common, firstPort } from './preset.ts';

/** Above the ports of a running service, which holds the remotes' own for their published versions. */
const ABOVE = 20;

/**
 * A remote alone, in a small host: React's development build, one bundle, edits taken in where they happen. The running
 * shell's `/config.json` is handed on, so that the host can offer a real session.
 */
export const aloneBuild = (name: string, { port, root }: { port: number; root: string }): RsbuildConfig =>
  mergeRsbuildConfig(common(true), {
    mode: 'development',
    plugins: [pluginReact()],
    source: { entry: { index: join(import.meta.dirname, '..', 'alone', 'main.tsx') } },
    resolve: {
      alias: {
        'kindwing-alone/remote': join(root, 'src', 'remote.ts'),
        'kindwing-alone/description': join(root, 'remote.config.ts'),
      },
    },
    html: { title: name, meta: { viewport: 'width=device-width, initial-scale=1' } },
    server: {
      port: firstPort() + ABOVE + port,
      strictPort: true,
      host: '127.0.0.1',
      historyApiFallback: true,
      publicDir: false,
      proxy: {
        '/config.json': { target: `http://127.0.0.1:${firstPort()}`, logger: { info() {}, warn() {}, error() {} } },
      },
    },
  });

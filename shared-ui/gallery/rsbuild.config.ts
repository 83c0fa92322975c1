import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery.tsx' } },
  html: { title: 'Gallery' },
  output: { distPath: { root: process.env.GALLERY_OUT ?? './dist' } },
  server: { port: Number(process.env.KINDWING_PORTS ?? 3000) + 9, host: '127.0.0.1' },
});

import { extname } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

export const typeOf = (file: string): string => types[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Whether brotli makes it smaller; pictures and fonts are packed already. */
export const isText = (file: string): boolean => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

export const isPage = (file: string): boolean => file.endsWith('.html');

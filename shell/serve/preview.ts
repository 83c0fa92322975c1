import type { IncomingMessage } from 'node:http';
import { LEAVE } from '../release/banner.ts';
import type { Layout } from '../release/layout.ts';
import { openPreview } from '../release/preview.ts';
import { readSettings } from '../release/settings.ts';

const COOKIE = 'kindwing-preview';
const links = /^\/preview\/([\w-]{22})$/;

/** Which preview a request is to be answered from; none for nearly everybody. */
export function previewOf(layout: Layout, cookies: string | undefined): string | undefined {
  const id = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`).exec(cookies ?? '')?.[1];
  return id && openPreview(layout, id) ? id : undefined;
}

export interface Redirect {
  location: string;
  cookie: string;
}

/** Entering a preview by its link, and leaving it by the banner's button. */
export function previewMove(layout: Layout, { method, url = '' }: IncomingMessage): Redirect | undefined {
  const path = url.replace(/[?#].*$/, '');
  if (method === 'POST' && path === LEAVE)
    return { location: '/', cookie: `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` };
  const id = method === 'GET' ? links.exec(path)?.[1] : undefined;
  const preview = id ? openPreview(layout, id) : undefined;
  if (!preview) return undefined;
  const seconds = Math.floor((Date.parse(preview.expires) - Date.now()) / 1000);
  const secure = readSettings(layout).config.siteUrl?.startsWith('https:') ? '; Secure' : '';
  return { location: '/', cookie: `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}` };
}

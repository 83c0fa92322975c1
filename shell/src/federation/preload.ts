import type { Language } from '@kindwing/contract';
import { firstFiles, type RemoteRelease } from '@kindwing/contract/schema';

const savesData = () =>
  typeof navigator !== 'undefined' &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Lets the browser fetch a release's first scripts ahead of their use. Their hashes and CORS mode must be those of the real request, or it would fetch twice. */
export function preloadRelease(release: RemoteRelease, language: Language, page: Document = document): void {
  if (savesData()) return;
  for (const file of firstFiles(release, language)) {
    const href = new URL(file, release.base).href;
    if (page.head.querySelector(`link[rel="preload"][href="${href}"]`)) continue;
    const link = page.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    const integrity = release.integrity[file];
    if (integrity) link.integrity = integrity;
    link.href = href;
    page.head.append(link);
  }
}

import type { RemoteDescription } from '../src/description.ts';
import type { SharedFace } from './shared.ts';

/**
 * Ranges that a remote can't run without. A face that may exist twice is no reason to refuse it, unless it has pages made
 * ahead of time: those are drawn with the shell's copy, and a page that took its own would not find them as it draws them.
 */
export const requiredRanges = (
  shared: Readonly<Record<string, SharedFace>>,
  { prerender = [] }: Pick<RemoteDescription, 'prerender'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shared)
      .filter(([, { singleton }]) => singleton || prerender.length > 0)
      .map(([face, { requiredVersion }]) => [face, requiredVersion]),
  );

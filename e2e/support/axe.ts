import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** A colour that is still changing is nobody's: what fades or moves has come to its end, but for what has none. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
  });

/**
 * What axe finds on the page as it stands, one line for each element: WCAG 2.0 to 2.2 at A and AA, best practices, and the
 * size of targets, which axe leaves out by default. Only the lines leave the page: its whole answer takes longer to carry
 * than to find.
 */
export async function axe(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  await settled(page);
  return page.evaluate(async (within) => {
    const { run } = (window as unknown as { axe: typeof axeCore }).axe;
    const { violations } = await run(within ?? document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = failureSummary?.split('\n').slice(1).join(' ').trim().slice(0, 300);
        return `${id} (${help}) at ${target.join(' ')}: ${why}`;
      }),
    );
  }, within);
}

import { expect, type Page } from '@playwright/test';

/** Where the keyboard stands, as somebody who looks at the screen would judge it. */
export interface Stop {
  /** Which element, in a form that tells two apart. */
  key: string;
  name: string;
  /** Whether the ring of the house, or at least an outline, is drawn around it. */
  ring: boolean;
  /** Share of nine points of the element that nothing else covers and that lie on the screen. */
  seen: number;
  width: number;
  height: number;
  /** Whether it is seen before the stop that the keyboard reaches before it: above it, or in one row to its left. */
  early: boolean;
  /** A link inside a sentence: its height is the line's (WCAG 2.5.8 exempts it). */
  inline: boolean;
}

/** Share of the points below which a stop counts as hidden; a tall field at the window's edge shows a third of itself. */
export const IN_SIGHT = 0.3;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Gives the focus to each element that can have it, one after another, and judges it there. */
function judge(page: Page): Promise<Stop[]> {
  return page.evaluate((focusable) => {
    let last: HTMLElement | undefined;
    /** Compares the two parts of the page in which two stops part, unless one of them floats over the page. */
    const standsBefore = (element: HTMLElement, before: HTMLElement): boolean => {
      const upTo = (from: HTMLElement, end: Element) => {
        let at: Element = from;
        while (at.parentElement && at.parentElement !== end) {
          if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return undefined;
          at = at.parentElement;
        }
        return /fixed|sticky|absolute/.test(getComputedStyle(at).position) ? undefined : at.getBoundingClientRect();
      };
      let common: Element | null = before;
      while (common && !common.contains(element)) common = common.parentElement;
      if (!common || common === before || common === element) return false;
      const first = upTo(before, common);
      const second = upTo(element, common);
      if (!first || !second) return false;
      const inOneRow = second.top < first.bottom && first.top < second.bottom;
      return inOneRow ? second.right <= first.left : second.bottom <= first.top;
    };
    const one = (element: HTMLElement) => {
      const path: string[] = [];
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
        path.unshift(`${each.localName}:${[...(each.parentElement?.children ?? [])].indexOf(each)}`);
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Round corners and a ring's own air: the outermost pixels may well belong to a neighbour.
      const at = [0.15, 0.5, 0.85];
      const points = at.flatMap((x) => at.map((y) => [box.left + x * box.width, box.top + y * box.height] as const));
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const seen = points.filter(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true);
      });
      // A box inside its own label is pressed anywhere on the label.
      const { width, height } = (label?.contains(element) ? label : element).getBoundingClientRect();
      const around = (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
      const early = last !== undefined && standsBefore(element, last);
      last = element;
      return {
        early,
        key: path.join('>'),
        name:
          (element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().slice(0, 60) ||
          element.outerHTML.slice(0, 80),
        ring: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        seen: seen.length / points.length,
        width,
        height,
        inline: style.display === 'inline' && element.localName === 'a' && around,
      };
    };
    const focused = () => {
      const element = document.activeElement;
      return element instanceof HTMLElement && element !== document.body ? element : undefined;
    };
    return [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      element.focus();
      return focused() === element ? [one(element)] : [];
    });
  }, focusable);
}

/**
 * Everything that the keyboard can reach, each judged while it has the focus. After a real Tab the browser draws the ring
 * for what a script focuses too, and this is a hundred times faster than pressing the key.
 */
export async function stops(page: Page): Promise<Stop[]> {
  await page.keyboard.press('Tab');
  return judge(page);
}

/** Presses Tab until the element named so has the focus: no pointer, no script. */
export async function tabTo(page: Page, name: string | RegExp, limit = 120): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element) return '';
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
      return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? reached === name || reached === `${name}*` : name.test(reached)) return;
  }
  throw new Error(`${limit} presses of Tab never reached ${name} on ${page.url()}`);
}

/** The focus is on a heading, region or control, never lost to the page's body. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: 'the focus is not lost' })
    .toBe(true);

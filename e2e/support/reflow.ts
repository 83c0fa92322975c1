import type { Page } from '@playwright/test';

/** What a page shows at the width that it has now. */
export interface Shown {
  /** px that it is wider than its window. */
  overflow: number;
  /** Texts of its content, in their order. */
  texts: string[];
  /** Texts that stand beyond an edge, or in a box that cuts them off. */
  cut: string[];
}

export function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden=true], svg') === null;
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        x: /hidden|clip/.test(overflowX),
        y: /hidden|clip/.test(overflowY),
        scrolls: /auto|scroll/.test(overflowX),
      };
    };
    /** For screen readers alone: one pixel by intention. */
    const unseen = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { width, height } = each.getBoundingClientRect();
        if (width <= 1 && height <= 1) return true;
      }
      return false;
    };
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const isCut = (node: Node, parent: Element) => {
      const box = boxOf(node);
      let scrolled = false;
      for (let each: Element | null = parent; each && each !== document.documentElement; each = each.parentElement) {
        const { x, y, scrolls } = clips(each);
        const edge = each.getBoundingClientRect();
        scrolled ||= scrolls;
        if (x && !scrolled && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true;
        if (y && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true;
      }
      return !scrolled && (box.right > document.documentElement.clientWidth + 1 || box.left < -1);
    };
    const texts: string[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (!text || !parent || parent.closest('script, style, template, noscript, option, header') || !visible(parent))
        continue;
      texts.push(text);
      if (!unseen(parent) && isCut(node, parent)) cut.push(text);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { overflow: scrollWidth - clientWidth, texts, cut };
  });
}

/**
 * Waits until a page has been drawn for good: nothing in it has changed for a quarter of a second. Chromium can keep the styles
 * of the former width where rules are added in the same moment in which a window changes its own.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => wait());
        let timer = 0;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, 250) as unknown as number;
        };
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        wait();
      }),
  );
}

/** Spaces out all text as far as WCAG 1.4.12 asks a page to bear. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

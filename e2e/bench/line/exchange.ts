import type { Page } from '@playwright/test';

/** What is in a page's `main`, by address. */
export type Contents = Record<string, string>;

export const takeContent = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');

/** Has a document answer links to these addresses itself: no application, no data, only the browser's own work. */
export const exchangeContents = (page: Page, contents: Contents): Promise<void> =>
  page.evaluate((known) => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const content = link && known[link.pathname];
      const main = document.querySelector('main');
      if (!content || !main) return;
      event.preventDefault();
      history.pushState(null, '', link.pathname);
      main.innerHTML = content;
      scrollTo(0, 0);
    });
  }, contents);

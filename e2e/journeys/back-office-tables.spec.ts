import { expect, test } from '@playwright/test';
import { demo, somebody } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ trace: 'off' });

/** Addresses and days that lie on more lines than they have parts: what stands before an @ and from it on, or a day. */
const torn = () => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main table') as Node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const part = text.textContent?.trim() ?? '';
    if (!/^\S*@\S*$|^[\w.]+$|^\w{3}, .*\d,$|^\d\d:\d\d$/.test(part)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) found.push(part);
  }
  return { found, over: document.documentElement.scrollWidth - document.documentElement.clientWidth };
};

test('lists of the back office tear no address and no day, and fit the page', { tag: '@admin' }, async ({
  browser,
}) => {
  const admin = await somebody(browser, 'en');
  await signIn(admin.page, demo.admin, 'en', /\/admin/);
  for (const path of ['/admin/requests', '/admin/bookings', '/admin/payments?tab=payments'])
    for (const width of [1440, 390]) {
      await admin.page.setViewportSize({ width, height: 900 });
      await admin.page.goto(path);
      await expect(
        admin.page
          .getByRole('table')
          .getByText(/\d\d:\d\d/)
          .first(),
      ).toBeVisible();
      expect(await admin.page.evaluate(torn), `${path} at ${width} px`).toEqual({ found: [], over: 0 });
    }
  await admin.context.close();
});

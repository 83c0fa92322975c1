import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demo } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

/** Signs the demo client in as a person does; what her browser keeps serves all variants, since all have one address. */
export async function signedIn(
  browser: Browser,
  origin: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await signIn(page, demo.clara, 'en', /\/portal/);
    await page.waitForSelector('main h1');
    return await context.storageState();
  } finally {
    await context.close();
  }
}

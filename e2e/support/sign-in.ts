import type { Page } from '@playwright/test';
import { type Language, password, words } from './people.ts';

/** Signs in with the demo password and waits for the page that the role lands on. */
export async function signIn(page: Page, email: string, language: Language, landsOn: RegExp): Promise<void> {
  const say = words[language];
  await page.goto('/login');
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.password).first().fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  await page.waitForURL(landsOn);
}

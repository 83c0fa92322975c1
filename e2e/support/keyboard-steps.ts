import { expect, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** Whether whoever looks at the screen sees where the keyboard stands: a ring, on the screen, with nothing over it. */
const focusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return ring && over !== null && (element.contains(over) || element.closest('label')?.contains(over) === true);
  });

/** Goes to the control by Tab alone, and sees itself there. */
export async function reach(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await expect.poll(() => focusSeen(page), { message: `the focus on ${name} is seen` }).toBe(true);
}

/** Goes to a field and types. */
export async function write(page: Page, label: RegExp, text: string): Promise<void> {
  await reach(page, label);
  await page.keyboard.type(text);
}

/** Goes to a button, link or box and presses it. */
export async function act(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, name);
  await page.keyboard.press(key);
}

/** Types into a field that suggests, and takes the first suggestion by arrow and Enter. */
export async function suggest(page: Page, label: RegExp, typed: string, taken: RegExp): Promise<void> {
  await write(page, label, typed);
  await expect(page.getByRole('option', { name: taken })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(taken);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: label })).toHaveValue(taken);
}

/**
 * The nearest date so many days away whose day and month are the same number, so that it is typed alike wherever the
 * browser comes from.
 */
function evenDate(days: number): Date {
  const date = new Date(Date.now() + days * 86_400_000);
  while (date.getUTCDate() !== date.getUTCMonth() + 1) date.setUTCDate(date.getUTCDate() + Math.sign(days));
  return date;
}

/** Types a date that lies at least so many days ahead, or back where negative, into the device's own field. */
export async function writeDate(page: Page, label: RegExp, days: number): Promise<void> {
  const date = evenDate(days).toISOString().slice(0, 10);
  const [year, month, day] = date.split('-');
  await write(page, label, `${day}${month}${year}`);
  await expect(page.getByLabel(label)).toHaveValue(date);
}

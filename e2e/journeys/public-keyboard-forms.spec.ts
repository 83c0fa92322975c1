import { expect, type Page } from '@playwright/test';
import { act, reach, suggest, write, writeDate } from '../support/keyboard-steps.ts';
import { anAddress, h1, main, test } from '../support/letter.ts';
import { demo, password } from '../support/people.ts';
import { expectSuccess, type FormName, formOf, publicForms } from '../support/public-forms.ts';
import { openAlive } from '../support/public-site.ts';

// A picture for each of some hundred key presses would take longer than the journeys themselves.
test.use({ trace: 'off' });

/** Sends the form as it is: the summary takes the focus, and its first line leads to the first field. */
async function sendEmpty(page: Page, form: FormName) {
  await act(page, publicForms[form].submit);
  await expect(formOf(page).getByRole('alert').first()).toBeFocused();
  await act(page, publicForms[form].fields.Name);
  await expect(formOf(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
}

test.describe('Forms by keyboard alone', { tag: '@public' }, () => {
  test('a contact message is corrected, sent, and left for the home page', async ({ page }) => {
    await openAlive(page, '/contact');
    await sendEmpty(page, 'contact');
    await page.keyboard.type('Nadia Petrova');
    await write(page, /^Email/, anAddress());
    await write(page, /^Subject/, 'A question');
    await write(page, /^Message/, 'Do you also accompany to the gate?');
    await act(page, /^I consent to the processing/, 'Space');
    await act(page, publicForms.contact.submit);
    await expectSuccess(page, 'contact');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await act(page, 'Return to Home');
    await expect(page).toHaveURL(/\/$/);
    await expect(h1(page)).toBeFocused();
  });

  test('an SOS is corrected, sent, and its answer put away', async ({ page }) => {
    await openAlive(page, '/sos');
    await sendEmpty(page, 'sos');
    await page.keyboard.type('Nadia Petrova');
    await write(page, /^Phone/, '+34 600 000 000');
    await write(page, /^Email/, anAddress());
    await write(page, /^Where are you now/, 'Madrid, T4, gate J40');
    await write(page, /^What is happening/, 'The wheelchair did not arrive with us.');
    await act(page, /^I consent to the processing/, 'Space');
    await act(page, publicForms.sos.submit);
    const dialog = await expectSuccess(page, 'sos');
    await expect(dialog).toContainText(/KW-[0-9A-Z]{6}/);
    await act(page, /^Close/);
    await expect(dialog).toBeHidden();
    await expect(formOf(page).getByRole('button', { name: publicForms.sos.submit })).toBeFocused();
  });

  test('somebody signs in, at the second try, and out', async ({ page }) => {
    await openAlive(page, '/login');
    await write(page, /^Email/, demo.clara);
    await write(page, /^Password/, 'not the password');
    await page.keyboard.press('Enter');
    await expect(formOf(page).getByRole('alert')).toContainText('Invalid login credentials');
    const field = page.getByLabel(/^Password/).first();
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portal$/);
    await expect(h1(page)).toBeFocused();
    await act(page, 'Logout');
    await expect(page).toHaveURL(/\/$/);
    await expect(h1(page)).toBeFocused();
    await reach(page, 'Client login');
  });

  test('a sign-in link is asked for, and another', async ({ page }) => {
    await openAlive(page, '/login');
    await write(page, /^Email/, demo.clara);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('status').filter({ hasText: 'We sent it to' })).toBeFocused();
    await act(page, 'Use another address');
    await expect(page.getByLabel(/^Email/)).toBeFocused();
  });

  test('a late flight is told, and what is owed for it is read', async ({ page }) => {
    await openAlive(page, '/compensation');
    await act(page, /^It was late/);
    // The card is gone; whoever can't see the form is at its page's heading.
    await expect(h1(page)).toBeFocused();
    await suggest(page, /^From/, 'madri', /^MAD – /);
    await suggest(page, /^To/, 'jfk', /^JFK – /);
    await suggest(page, /^Airline/, 'iber', /Iberia \(IB\)/);
    await writeDate(page, /^Date of the first departure/, -30);
    await write(page, /^Hours/, '5');
    await act(page, 'Estimate what is owed');
    await expect(page.getByRole('heading', { name: /MAD → JFK/ })).toBeFocused();
  });

  test('a trip is described, and what it needs is read', async ({ page }) => {
    await openAlive(page, '/check-your-trip');
    await act(page, /^A child without parents/);
    await expect(h1(page)).toBeFocused();
    await write(page, /^The child’s age/, '8');
    await write(page, /travel without an adult/, 'Yes');
    await suggest(page, /^From/, 'madri', /^MAD – /);
    await suggest(page, /^To/, 'frankf', /^FRA – /);
    await suggest(page, /^Airline/, 'lufth', /Lufthansa \(LH\)/);
    await writeDate(page, /^Date of departure/, 30);
    await act(page, 'Check this trip');
    await expect(page.getByRole('heading', { name: /MAD → FRA/ })).toBeFocused();
  });
});

import { expect } from '@playwright/test';
import type { CountedPage } from './counted-page.ts';
import { untilSaved } from './saved-files.ts';

/** Follows the screen's way on, from wherever the focus is. */
async function goOn(counted: CountedPage, path: string): Promise<void> {
  const { page } = counted;
  await counted.press('Control+Enter');
  await page.waitForURL(`**${path}`);
  // The new screen's heading: the old one has lost the focus to the way on.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Answers questions one after the other by their digits, and goes on from each but the last. */
async function answer(counted: CountedPage, digits: string): Promise<void> {
  for (const [at, digit] of [...digits].entries()) {
    if (at > 0) await counted.press('Enter');
    await counted.press(digit);
  }
}

/**
 * The consultation with everything asked, by keys alone: Pflegegrad 2, two products, three documents saved. The answers
 * are those of the walk by touch.
 */
export async function keyboardConsultation(counted: CountedPage): Promise<void> {
  const { page } = counted;
  await expect(page.getByRole('main').getByRole('button', { name: 'Beratung beginnen' })).toBeEnabled();
  await goOn(counted, '/wizard/0');
  await expect(page.getByRole('combobox', { name: /Krankenkasse/ })).toBeVisible();
  // The first question without an answer.
  await counted.press('Enter');
  await counted.type('mit');
  await counted.press('ArrowDown');
  await counted.press('Enter');
  await counted.press('Enter');
  await counted.type('5.3.48');
  // Past the fee, which is preset.
  await counted.press('Enter');
  await counted.press('Enter');
  await answer(counted, '1');
  await goOn(counted, '/wizard/1');
  await answer(counted, '1');
  await counted.press('Enter');
  await counted.type('Eva');
  await counted.press('Enter');
  await counted.type('Sommer');
  // Past the Versichertennummer.
  await counted.press('Enter');
  await counted.press('Enter');
  await counted.type('Am Tor 1');
  await counted.press('Enter');
  await counted.type('01067');
  await goOn(counted, '/wizard/2');
  await answer(counted, '233');
  await goOn(counted, '/wizard/3');
  await answer(counted, '12121');
  await goOn(counted, '/wizard/4');
  await answer(counted, '2223213');
  // Past the hip.
  await counted.press('Enter');
  await counted.press('Enter');
  await answer(counted, '2');
  await goOn(counted, '/recommendations');
  await expect(page.getByText('2 gewählt')).toBeVisible();
  await goOn(counted, '/cart');
  await goOn(counted, '/offer');
  await counted.press('Enter');
  await expect(page.getByRole('button', { name: /^ausfüllen/ })).toBeFocused();
  await counted.press('Enter');
  const carer = page.getByRole('dialog').getByRole('radio').first();
  await expect(carer).toBeVisible();
  await counted.press('Tab');
  await counted.press('Space');
  await expect(carer).toBeChecked();
  await counted.press('Escape');
  await expect(page.getByRole('button', { name: 'Alle sichern' })).toBeFocused();
  await untilSaved(page, 3, () => counted.press('Enter'));
}

import type { Page } from '@playwright/test';
import { pressByKey as press, tabTo, tabUntil } from '../support/keyboard.ts';
import { PASSWORD } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** More answers than any question has. */
const ANSWERS_AT_MOST = 50;

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Chooses one of a group: the tabulator comes to the group once, arrows go on in it. */
async function choose(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true });
  await tabUntil(
    page,
    wanted,
    (element) =>
      (document.activeElement as HTMLInputElement | null)?.name === (element as HTMLInputElement).name,
  );
  await page.keyboard.press('Space');
  for (let step = 0; step < ANSWERS_AT_MOST && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

// @spec consultation-1-2
// @spec consultation-1-3 consultation-calculator-1 consultation-4-9 consultation-8-5
test('the whole consultation works by keyboard alone', async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  await page.goto('/login');
  await type(page, 'Benutzername', 'beratung');
  await type(page, 'Passwort', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await press(page, button(page, 'Beratung beginnen'));
  await page.waitForURL('**/wizard/0');

  await tabTo(page, page.getByRole('combobox', { name: /Krankenkasse/ }));
  await page.keyboard.type('Musterkasse M');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await type(page, 'Tag', '31');
  await type(page, 'Monat', '01');
  await type(page, 'Jahr', '1950');
  await choose(page, 'Urininkontinenz');
  await press(page, button(page, 'Anamnese starten'));
  await page.waitForURL('**/wizard/1');

  // What is missing is said, and the link in what is said leads to the question.
  await press(page, button(page, 'weiter'));
  const missing = page.getByRole('alert').getByRole('link').first();
  await press(page, missing);
  await expect(page.getByRole('radio', { name: 'Frau', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await type(page, 'Nachname', 'Sommer');
  await press(page, button(page, 'weiter'));
  await page.waitForURL('**/wizard/2');
  await choose(page, 'Mittel');
  await press(page, button(page, 'weiter'));
  await page.waitForURL('**/wizard/3');
  await choose(page, '1 bis 1,5 Liter');
  await press(page, button(page, 'weiter'));
  await page.waitForURL('**/wizard/4');
  await choose(page, 'Nein, nicht selbständig');
  await choose(page, 'Mit Hilfe oder durch andere');
  await choose(page, 'M');
  await press(page, button(page, 'Empfehlung anzeigen'));
  await page.waitForURL('**/recommendations');

  await press(page, button(page, 'Versorgung berechnen'));
  await page.waitForURL('**/cart');

  // One product of each quality is preselected: the calculator opens with the needs-based one.
  const wish = page.getByRole('tab', { name: /^Wunschversorgung \d/ });
  await tabTo(page, page.getByRole('tab', { name: /^Medizinisch notw/ }));
  await page.keyboard.press('ArrowRight');
  await expect(wish).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('article', { name: 'Valdumea Vorlage Plus' });
  await tabTo(page, card.getByLabel('Bedarf am Tag'));
  await page.keyboard.press('4');
  await expect(card.getByLabel('Bedarf am Tag')).toHaveValue('4');
  await press(page, button(page, 'Vorschlag 1 duplizieren'));
  await expect(page.getByRole('tab', { name: /^Vorschlag 2/ })).toHaveAttribute('aria-selected', 'true');
  await press(page, button(page, 'Vorschlag 2 schließen'));
  await press(page, button(page, 'Rückgängig'));
  await expect(page.getByRole('tab', { name: /^Vorschlag 2/ })).toHaveAttribute('aria-selected', 'true');
  await press(page, button(page, 'Empfehlung'));
  await press(
    page,
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Auswählen/ })
      .first(),
  );
  await press(page, button(page, 'Produktkatalog'));
  await page.waitForURL('**/products');

  await press(page, page.getByRole('checkbox', { name: 'Pull-up', exact: true }), 'Space');
  await press(page, page.getByRole('button', { name: /^Hinzufügen: Tavenor Pull-up/ }).first());
  await page.waitForURL('**/cart');
  await press(page, page.getByRole('link', { name: 'zur Zusammenfassung' }));
  await page.waitForURL('**/offer');

  await press(page, page.getByRole('button', { name: /^Bearbeiten/ }).first());
  await press(page, page.getByRole('button', { name: /^Speichern/ }).first());
  await press(page, page.getByRole('link', { name: 'weiter', exact: true }));
  await page.waitForURL('**/selling');
  await press(page, page.getByRole('link', { name: 'Beratung abschließen' }));
  await press(page, button(page, 'Trotzdem abschließen'));
  await page.waitForURL('**/final');
  await press(page, button(page, 'Neue Beratung beginnen'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: 'Beratung beginnen' })).toBeEnabled();
});

import type { Page } from '@playwright/test';
import { pflegehilfsmittelAmount } from '#consultation/domain';
import { berlinDay, formatEuro } from '#platform/domain';
import { expectAccessible } from '../support/accessible.ts';
import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import { desk, made, openDocument, openScreen, PATIENT, savedPdf } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const FULL = {
  answers: {
    ...PATIENT,
    grad: 'G3',
    antrag: 'PA2',
    haut: 'Ha2',
    important: ['I1', 'I4'],
    extra2: 'Bisher Vorlagen aus dem Drogeriemarkt.',
    street: 'Gartenweg 4',
    plz: '01234',
    city: 'Musterstadt',
  },
};

const closing = (page: Page) => page.getByRole('region', { name: 'Abschluss', exact: true });
const documents = (page: Page) => page.getByRole('region', { name: 'Dokumente', exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, title: string) =>
  documents(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const unfold = (page: Page, name: string) => section(page, name).getByRole('button', { name, exact: true });

/** The names of the files saved while something is done. */
async function saves(page: Page, count: number, act: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await act();
  await expect.poll(() => names.length).toBe(count);
  return names;
}

test('begins with what the person pays for the chosen proposal, and what is still open', async ({ page }) => {
  const amount = formatEuro(pflegehilfsmittelAmount(berlinDay(new Date()))).replace(',00', '');
  await openScreen(page, '/offer', FULL);
  await expect(row(page, 'Pflegehilfsmittelantrag')).toBeVisible();
  // At most two screens high before anything is unfolded.
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2 * 1180);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(closing(page)).toContainText('Noch nicht entschieden: 2,12\u00a0€ bis 80,68\u00a0€.');
  await expect(closing(page)).not.toContainText('Sie zahlen im Monat');
  await expect(closing(page)).toContainText(`Noch offen: Pflegehilfsmittelantrag, ${amount} im Monat`);
  await expectToFit(page, 'closing-desk');
  await expectAccessible(page);
  // A decision stays, whatever is looked at after it.
  await closing(page).getByRole('link', { name: 'Vorschlag wählen' }).click();
  await page
    .getByRole('button', { name: /^Diesen Vorschlag wählen/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'zurück zur Berechnung' }).click();
  await page.getByRole('tab', { name: /^Wunschversorgung \d/ }).click();
  await page.getByRole('tab', { name: /^Vorschlag 2/ }).click();
  await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
  await expect(closing(page)).toContainText(
    'Sie zahlen im Monat 2,12\u00a0€ (gewählt: Medizinisch notwendig 1)',
  );
  await closing(page)
    .getByRole('button', { name: /^ausfüllen/ })
    .click();
  await page.getByRole('radio', { name: /^Eine private Pflegeperson, / }).check();
  await expect(made(page)).toBeVisible();
  await savedPdf(page);
  await page.keyboard.press('Escape');
  await expect(closing(page)).not.toContainText('Noch offen');
  await expect(row(page, 'Pflegehilfsmittelantrag')).toContainText(/gesichert \d\d:\d\d/);
});

test('all are saved as one act, a document is marked by what it would hold now, and sending begins with the mail', async ({
  page,
}) => {
  await test.step('saved as one act, and marked', async () => {
    await openScreen(page, '/offer', FULL);
    for (const title of ['Dokumentation', 'Versorgungsvorschlag', 'Pflegehilfsmittelantrag'])
      await expect(row(page, title)).toContainText('noch nicht erstellt');
    const names = await saves(page, 2, () => press(page, 'Alle sichern'));
    expect(names.toSorted()).toEqual(['dokumentation.pdf', 'versorgungsvorschlag.pdf']);
    await expect(documents(page)).toContainText('Gesichert: 2 Dokumente');
    await expect(documents(page)).toContainText('Es fehlt noch: Pflegehilfsmittelantrag.');
    await expect(row(page, 'Dokumentation')).toContainText(/gesichert \d\d:\d\d/);
    await expectToFit(page, 'closing-desk-saved');

    // An answer that only the Dokumentation holds.
    await change(page, 'Zusätzliche Informationen', 'Bisherige Versorgung', 'Seit Mai Vorlagen.');
    await expect(row(page, 'Dokumentation')).toContainText('geändert seitdem');
    await expect(row(page, 'Versorgungsvorschlag')).not.toContainText('geändert seitdem');
    await page.reload();
    await expect(row(page, 'Dokumentation')).toContainText('geändert seitdem');
    await expect(row(page, 'Versorgungsvorschlag')).not.toContainText('geändert seitdem');
    // Taken back, it holds what was saved.
    await unfold(page, 'Zusätzliche Informationen').click();
    await change(page, 'Zusätzliche Informationen', 'Bisherige Versorgung', FULL.answers.extra2);
    await expect(row(page, 'Dokumentation')).not.toContainText('geändert seitdem');
  });
  await test.step('sending begins with the mail, saving the application with its questions', async () => {
    await openScreen(page, '/offer', FULL);
    await row(page, 'Dokumentation')
      .getByRole('button', { name: /^Senden/ })
      .click();
    await expect(desk(page, 'Dokumentation').getByRole('textbox', { name: /^E-Mail-Adresse/ })).toHaveValue(
      PATIENT.email,
    );
    await page.keyboard.press('Escape');
    await row(page, 'Pflegehilfsmittelantrag')
      .getByRole('button', { name: /^Sichern/ })
      .click();
    const application = desk(page, 'Pflegehilfsmittelantrag');
    await application.getByRole('radio', { name: /^Eine private Pflegeperson, / }).check();
    await expect(made(page)).toBeVisible();
    await page.keyboard.press('Escape');
    // Answered once, it goes with the others.
    const names = await saves(page, 3, () => press(page, 'Alle sichern'));
    expect(names).toContain('pflegehilfsmittelantrag.pdf');
  });
});

/** Changes a text by its own button; its section is unfolded, or will be. */
async function change(page: Page, name: string, question: string, text: string): Promise<void> {
  const button = section(page, name).getByRole('button', { name: new RegExp(`^Ändern.*${question}`) });
  if (!(await button.isVisible())) await unfold(page, name).click();
  await button.click();
  await page.getByLabel(question).fill(text);
  await section(page, name)
    .getByRole('button', { name: /^Speichern/ })
    .click();
  await expect(button).toBeFocused();
}

test('what is to be checked is shown, and asked once before a document is made', async ({ page }) => {
  const gloves = line('x', PRODUCTS.gloves, 'M', { needsToSelectSize: true });
  const slip = line('c', PRODUCTS.slip, 'M', { dailyNeed: 9 });
  const cart = [[{ lines: [slip] }], [EMPTY], [{ lines: [gloves] }]];
  await openScreen(page, '/offer', { answers: { ...PATIENT, wechseln: 'We2' }, cart });
  const texts = [
    'Valdumea Slip Super: Angegeben: 3- bis 4-mal am Tag, gerechnet: 9 Stück am Tag.',
    'Pflegoria Nitrilhandschuhe: Größe M ist vorausgewählt.',
  ];
  await expect(closing(page).getByRole('listitem')).toHaveText(texts);
  await expectToFit(page, 'closing-desk-checks');
  await press(page, 'Alle sichern');
  const question = page.getByRole('dialog', { name: 'Bitte prüfen' });
  await expect(question.getByRole('listitem')).toHaveText(texts);
  await expect(question.getByRole('button', { name: 'zurück zur Zusammenfassung' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Dokumentation')).toContainText('noch nicht erstellt');
  await saves(page, 2, async () => {
    await press(page, 'Alle sichern');
    await question.getByRole('button', { name: 'Trotzdem fortfahren' }).click();
  });
  // Asked once.
  await openDocument(page, 'Dokumentation');
});

import type { Page } from '@playwright/test';
import { choosePicks, pick, unfoldPicks } from '../support/picks.ts';
import { expect, login, test } from '../support/test.ts';

/** A patient as the adviser enters it, by the words on the screen. */
interface Patient {
  readonly krankenkasse: string;
  readonly birthdate: readonly [day: string, month: string, year: string];
  readonly inkontinenz: string;
  readonly gender: string;
  readonly lastname: string;
  readonly verlust: string;
  /** M where left out. */
  readonly groesse?: string;
}

const ADULT: Patient = {
  krankenkasse: 'Musterkasse Mitte',
  birthdate: ['31', '01', '1950'],
  inkontinenz: 'Urininkontinenz',
  gender: 'Frau',
  lastname: 'Sommer',
  verlust: 'Mittel',
};

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

async function next(page: Page, button: string, path: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(`**${path}`);
}

/** From login to the recommendations of a patient who needs help and cannot reach the toilet alone. */
async function consult(page: Page, patient: Patient): Promise<void> {
  await login(page, 'beratung');
  await page.getByRole('button', { name: 'Beratung beginnen' }).click();
  await page.waitForURL('**/wizard/0');

  const kasse = page.getByRole('combobox', { name: /Krankenkasse/ });
  await kasse.fill(patient.krankenkasse.slice(0, 14));
  await page.getByRole('option', { name: patient.krankenkasse, exact: true }).click();
  const [day, month, year] = patient.birthdate;
  await page.getByLabel('Tag', { exact: true }).fill(day);
  await page.getByLabel('Monat', { exact: true }).fill(month);
  await page.getByLabel('Jahr', { exact: true }).fill(year);
  await choose(page, patient.inkontinenz);
  await next(page, 'Anamnese starten', '/wizard/1');

  await choose(page, patient.gender);
  await page.getByLabel('Nachname', { exact: true }).fill(patient.lastname);
  await next(page, 'weiter', '/wizard/2');

  await choose(page, patient.verlust);
  await next(page, 'weiter', '/wizard/3');

  await choose(page, '1 bis 1,5 Liter');
  await next(page, 'weiter', '/wizard/4');

  await choose(page, 'Nein, nicht selbständig');
  await choose(page, 'Mit Hilfe oder durch andere');
  await choose(page, patient.groesse ?? 'M');
  await next(page, 'Empfehlung anzeigen', '/recommendations');
}

async function takeToCart(page: Page, ...products: string[]): Promise<void> {
  await choosePicks(page, ...products);
  await next(page, 'Versorgung berechnen', '/cart');
}

const openArea = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

/** The figures of the open proposal as they are read off the page: name to amount. */
async function figures(page: Page): Promise<Record<string, string>> {
  const aside = page.getByRole('complementary', { name: /^Kosten von Vorschlag/ });
  const [names, amounts] = await Promise.all([
    aside.getByRole('term').allTextContents(),
    aside.getByRole('definition').allTextContents(),
  ]);
  return Object.fromEntries(names.map((name, index) => [name, amounts[index]?.replace('\u00a0', ' ') ?? '']));
}

const lineTotal = (page: Page, product: string) =>
  page.getByRole('article', { name: product }).getByRole('strong');

test.describe('from login to price', () => {
  // @spec consultation-1-3 consultation-calculator-1 consultation-4-9 consultation-8-5
  test('an adult with urine incontinence, method A', async ({ page }) => {
    await consult(page, ADULT);
    await takeToCart(page, 'Valdumea Slip Super', 'Tavenor Vorlage Plus');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versorgung berechnen (nach Methode A)');

    // BV with its Fixierhose: 30,47 above the allowance of 21,24, and still nothing to pay.
    await openArea(page, /^Medizinisch notw\. Versorgung/);
    await expect(lineTotal(page, 'Tavenor Vorlage Plus')).toHaveText('25,98\u00a0€');
    await expect(lineTotal(page, 'Tavenor Fixierhose')).toHaveText('4,49\u00a0€');
    await expect
      .poll(() => figures(page))
      .toEqual({
        'Sie zahlen im Monat': '2,12 €',
        'Gesamtpreis im Monat': '30,47 €',
        'Pauschale der Krankenkasse (brutto)': '21,24 €',
        Mehrkosten: '0,00 €',
        'Gesetzliche Zuzahlung': '2,12 €',
      });
    await expect(page.getByText('Mit der Pauschale abgegolten: keine Mehrkosten.').last()).toBeVisible();

    // PS: 4 packs, 99,80, and 78,56 above the allowance.
    await openArea(page, /^Wunschversorgung \d/);
    await expect(lineTotal(page, 'Valdumea Slip Super')).toHaveText('99,80\u00a0€');
    await expect
      .poll(() => figures(page))
      .toMatchObject({
        'Gesamtpreis im Monat': '99,80 €',
        Mehrkosten: '78,56 €',
        'Gesetzliche Zuzahlung': '2,12 €',
      });
    await expect(page.getByRole('tab', { name: 'Vorschlag 1 Mehrkosten 78,56 €' })).toBeVisible();

    // A lower need needs fewer packs: 60 pieces are 3 packs.
    await page.getByLabel('Bedarf am Tag').selectOption('2 Stück');
    await expect(lineTotal(page, 'Valdumea Slip Super')).toHaveText('74,85\u00a0€');

    await page.reload();
    await openArea(page, /^Wunschversorgung \d/);
    await expect(lineTotal(page, 'Valdumea Slip Super')).toHaveText('74,85\u00a0€');

    // The companion goes with its Vorlage.
    await openArea(page, /^Medizinisch notw\. Versorgung/);
    await page.getByRole('button', { name: 'Tavenor Vorlage Plus löschen' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  // @spec consultation-calculator-3
  test('the calculator keeps what the adviser did there', async ({ page }) => {
    await consult(page, ADULT);
    await takeToCart(page, 'Valdumea Slip Super', 'Tavenor Vorlage Plus');
    await openArea(page, /^Wunschversorgung \d/);
    await page.getByRole('button', { name: 'Valdumea Slip Super löschen' }).click();

    // Deleted there, it is no longer chosen here and does not come back by itself.
    await page.getByRole('link', { name: 'Empfehlungen' }).click();
    const slip = pick(page, 'Valdumea Slip Super');
    await unfoldPicks(page);
    await expect(slip).not.toBeChecked();
    await next(page, 'Versorgung berechnen', '/cart');
    await expect(page.getByRole('tab', { name: /^Wunschversorgung \d/ })).toContainText('0');

    // Chosen again, it is there again; unticked, it leaves the cart.
    await page.getByRole('link', { name: 'Empfehlungen' }).click();
    await unfoldPicks(page);
    await slip.check();
    await next(page, 'Versorgung berechnen', '/cart');
    await expect(page.getByRole('tab', { name: /^Wunschversorgung \d/ })).toContainText('1');
    await page.getByRole('link', { name: 'Empfehlungen' }).click();
    await pick(page, 'Tavenor Vorlage Plus').uncheck();
    await next(page, 'Versorgung berechnen', '/cart');
    await expect(page.getByRole('tab', { name: /^Medizinisch/ })).toContainText('0');
  });
});

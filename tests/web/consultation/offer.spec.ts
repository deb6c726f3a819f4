import type { Locator, Page } from '@playwright/test';
import { amountsAsOf } from '#consultation/domain';
import { berlinDay } from '#platform/domain';
import { addUser } from '../support/add-user.ts';
import { figure } from '../support/cart.ts';
import { openWithDraft, storeDraft, storedText } from '../support/stored-draft.ts';
import { unfoldSummary } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Products of the demo catalogue by the id under which it is seeded. */
const VORLAGE = '18';
const FIXIERHOSE = '160';
const SLIP = '28';
const CREME = '222';

const ANSWERS = {
  anamneseType: 'AT1',
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  inkontinenz: 'I1',
  representative: 'R2',
  representative_lastname: 'Verborgen',
  gender: 'F',
  lastname: 'Sommer',
  verlust: 'V2',
  trink: 'X2',
  toilette: 'T2',
  versorgung: 'H2',
  important: ['I1', 'I4'],
  extra2: 'Erste Zeile\nZweite Zeile',
};

const line = (id: string, product: string, size: string) => ({
  id,
  product,
  size,
  selectedTime: 2,
  needsToSelectSize: false,
});
const CART = [
  [{ lines: [line('a', VORLAGE, 'onesize'), { ...line('b', FIXIERHOSE, 'M'), companionOf: 'a' }] }],
  [{ lines: [] }, { lines: [line('c', SLIP, 'M')] }],
  [{ lines: [line('d', CREME, 'onesize')] }],
];

async function openOffer(page: Page, draft: object = {}, user = 'beratung'): Promise<void> {
  await openWithDraft(page, '/offer', { answers: ANSWERS, cart: CART, ...draft }, user);
  await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeVisible();
  await unfoldSummary(page);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const edit = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Bearbeiten' }).click();

/** The question and answer pairs of a section, as they are read. */
async function pairs(page: Page, name: string): Promise<Record<string, string>> {
  const terms = await section(page, name).getByRole('term').allInnerTexts();
  // Beside an answer may stand the button that changes it.
  const texts = await section(page, name).locator('dd:not(.answer-action)').allInnerTexts();
  return Object.fromEntries(
    terms.map((term, index) => [term, texts[index]?.replaceAll('\u00a0', ' ') ?? '']),
  );
}

// @spec consultation-summary-1 consultation-summary-7
test('shows what was said and each proposal with packs and prices, and prints without buttons', async ({
  page,
}) => {
  await openOffer(page);
  await expect(page).toHaveTitle('Zusammenfassung – Inkoberatung');
  await expect
    .poll(() => pairs(page, 'Beratung'))
    .toEqual({
      'Um welche Art der Beratung handelt es sich?': 'Erstberatung',
      'Bei welcher Krankenkasse besteht die Versicherung?': 'Musterkasse Mitte',
      Geburtsdatum: '31.01.1950',
      'Welche Form der Inkontinenz liegt vor?': 'Urininkontinenz',
      'Spricht jemand stellvertretend für die versicherte Person?':
        'Nein, die versicherte Person spricht selbst',
    });
  await expect(page.getByText('Verborgen')).toHaveCount(0);
  await expect.poll(() => pairs(page, 'Persönliche Daten')).toMatchObject({ Nachname: 'Sommer' });
  await expect
    .poll(() => pairs(page, 'Anamnese'))
    .toMatchObject({
      'Was ist bei der Versorgung besonders wichtig?': 'Tragekomfort, Hautverträglichkeit',
    });
  await expect
    .poll(() => pairs(page, 'Zusätzliche Informationen'))
    .toEqual({
      'Bisherige Versorgung': 'Erste Zeile\nZweite Zeile',
    });
  await section(page, 'Persönliche Daten')
    .getByText('Sommer')
    .dblclick({ position: { x: 12, y: 12 } });
  expect(await page.evaluate(() => getSelection()?.toString().trim()), 'can be selected').toBe('Sommer');

  const care = section(page, 'Versorgung');
  await expect(care.getByRole('heading', { level: 3 })).toHaveText([
    'Medizinisch notw. Versorgung',
    'Wunschversorgung',
    'Wunschversorgung / Freiverkauf',
  ]);
  await expect(care.getByRole('heading', { level: 4 })).toHaveText([
    'Vorschlag 1',
    // The empty proposal before it is not counted.
    'Vorschlag 1',
    'Vorschlag 1',
  ]);
  const slip = care.getByRole('listitem').filter({ hasText: 'Valdumea Slip Super' });
  await expect(slip).toContainText(
    'Größe M · 24h · 3 Stück am Tag · 4 Packungen im Monat, je 26 Stück zu 24,95',
  );
  await expect(slip.getByRole('strong')).toHaveText('99,80\u00a0€');
  await expect(care.getByText('Mehrkosten 78,56')).toBeVisible();

  const costs = section(page, 'Kosten im Monat');
  await expect(costs).toContainText(amountsAsOf(berlinDay(new Date())));
  await expect
    .poll(() => pairs(page, 'Kosten im Monat'))
    .toMatchObject({
      'Pauschale (netto)': '17,85 €',
      'Pauschale (brutto)': '21,24 €',
    });
  const proposal = (name: string) =>
    costs.locator('.offer-proposal', { has: page.getByRole('heading', { name, exact: true }) });
  const needs = proposal('Medizinisch notw. Versorgung, Vorschlag 1');
  const figures = async (of: Locator, names: readonly string[]) =>
    (await Promise.all(names.map((name) => figure(of, name).textContent()))).map((amount) =>
      amount?.replace('\u00a0', ' '),
    );
  const PARTS = ['Sie zahlen im Monat', 'Mehrkosten', 'Gesetzliche Zuzahlung', 'Gesamtpreis im Monat'];
  expect(await figures(needs, PARTS)).toEqual(['2,12 €', '0,00 €', '2,12 €', '30,47 €']);
  await expect(needs.getByRole('term').first()).toHaveText('Sie zahlen im Monat');
  await expect(needs.getByText('keine Mehrkosten')).toBeVisible();
  await expect(needs.locator('.figure-strong')).toHaveCSS('color', 'rgb(21, 96, 58)');
  const wish = proposal('Wunschversorgung, Vorschlag 1');
  expect(await figures(wish, PARTS)).toEqual(['80,68 €', '78,56 €', '2,12 €', '99,80 €']);
  await expect(wish.locator('.figure-strong')).toHaveCSS('color', 'rgb(156, 31, 26)');
  const free = proposal('Wunschversorgung / Freiverkauf, Vorschlag 1');
  expect(await free.getByRole('term').allInnerTexts()).toEqual(['Sie zahlen im Monat', 'Preis']);
  await expect(free.getByRole('definition').nth(0)).toHaveText(
    (await free.getByRole('definition').nth(1).textContent()) ?? '',
  );
  await expect(costs.getByText('Die gesetzliche Zuzahlung fällt einmal im Monat an')).toBeVisible();
  const cream = care.getByRole('listitem').filter({ hasText: 'Dermavela Zinkcreme' });
  await expect(cream).not.toContainText('am Tag');
  await expect(cream).not.toContainText('24h');
  await expect(care.getByText('Sie zahlen im Monat 80,68')).toBeVisible();
  await expect(costs.getByText('Die Mehrkosten trägt die versicherte Person.')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(section(page, 'Versorgung')).toBeVisible();
});

test.describe('editing', () => {
  // @spec consultation-summary-1 consultation-summary-3 consultation-summary-4
  test('keeps each change apart until Speichern, figures included, also over a reload, and puts back on Abbrechen', async ({
    page,
  }) => {
    await openOffer(page);
    await edit(page, 'Persönliche Daten');
    const person = section(page, 'Persönliche Daten');
    await expect(person.getByRole('heading', { level: 2 })).toBeFocused();
    await person.getByLabel('Vorname').fill('Gerda');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect(person.getByRole('heading', { level: 2 })).toBeFocused();
    await expect
      .poll(() => pairs(page, 'Persönliche Daten'))
      .toMatchObject({ Vorname: 'Gerda', Nachname: 'Sommer' });

    await edit(page, 'Zusätzliche Informationen');
    const extra = section(page, 'Zusätzliche Informationen');
    await expect(extra.getByRole('textbox')).toHaveCount(5);
    for (const field of await extra.getByRole('textbox').all())
      await expect(field).toHaveAttribute('rows', '3');
    const before = await storedText(page);
    await extra.getByLabel('Sonstige Anmerkungen').fill('Nicht verlieren');
    await expect.poll(() => storedText(page)).not.toBe(before);
    await page.reload();
    await expect(extra.getByLabel('Sonstige Anmerkungen')).toHaveValue('Nicht verlieren');
    await extra.getByRole('button', { name: 'Speichern' }).click();
    await expect(extra.getByRole('textbox')).toHaveCount(0);
    await expect(extra.getByText('Nicht verlieren')).toBeVisible();

    await edit(page, 'Beratung');
    const talk = section(page, 'Beratung');
    await talk.getByRole('radio', { name: 'Stuhlinkontinenz', exact: true }).check();
    await talk
      .getByRole('radio', { name: /befreit/ })
      .first()
      .check();
    await expect
      .poll(() => pairs(page, 'Kosten im Monat'))
      .toMatchObject({
        'Pauschale (brutto)': '21,24 €',
        'Gesetzliche Zuzahlung': '2,12 €',
      });
    await talk.getByRole('button', { name: 'Speichern' }).click();
    await expect(section(page, 'Kosten im Monat')).toContainText('26,78');
    await expect
      .poll(() => pairs(page, 'Kosten im Monat'))
      .toMatchObject({
        'Pauschale (brutto)': '26,78 €',
        'Gesetzliche Zuzahlung': '0,00 €',
      });

    await edit(page, 'Anamnese');
    const anamnesis = section(page, 'Anamnese');
    await anamnesis.getByRole('radio', { name: 'Mehr als 2 Liter' }).check();
    await anamnesis.getByRole('checkbox', { name: 'Diskretion' }).check();
    await anamnesis.getByRole('button', { name: 'Abbrechen' }).click();
    await expect
      .poll(() => pairs(page, 'Anamnese'))
      .toMatchObject({
        'Wie viel wird am Tag ungefähr getrunken?': '1 bis 1,5 Liter',
        'Was ist bei der Versorgung besonders wichtig?': 'Tragekomfort, Hautverträglichkeit',
      });
  });

  // @spec consultation-summary-3 consultation-5-3
  test('stays open over a missing answer, keeps the page on a new insurer, is empty without one', async ({
    page,
  }) => {
    await openOffer(page);
    await edit(page, 'Beratung');
    const talk = section(page, 'Beratung');
    const insurer = talk.getByRole('combobox');
    await insurer.click();
    await insurer.press('Tab');
    // The figures are those of what is saved.
    await expect(section(page, 'Kosten im Monat')).toBeVisible();
    await talk.getByRole('button', { name: 'Speichern' }).click();
    const summary = talk.getByRole('alert', { name: 'Bitte ergänzen Sie noch:' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(insurer).toBeFocused();
    await insurer.fill('Keine');
    await page.getByRole('option', { name: 'Keine Krankenkasse' }).click();
    await talk.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(() => pairs(page, 'Kosten im Monat'))
      .toMatchObject({
        Krankenkasse: 'Keine Krankenkasse',
        'Pauschale (brutto)': '0,00 €',
      });
    await expect(
      section(page, 'Kosten im Monat').getByText('Die Gesamtkosten trägt die versorgte Person.'),
    ).toBeVisible();

    await storeDraft(page, { answers: { ...ANSWERS, krankenkasse: undefined }, cart: CART });
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(
      'Ohne ausgewählte Krankenkasse kann kein vernünftiges Angebot erstellt werden',
    );
    await expect(page.getByRole('region')).toHaveCount(0);
    await alert.getByRole('link', { name: 'Zur Beratung' }).click();
    await expect(page).toHaveURL(/\/wizard\/0#q-krankenkasse$/);
  });
});

test.describe('the way', () => {
  // @spec consultation-calculator-14 consultation-summary-8
  test('comes from the calculator and leads on to the care aids', async ({ page }) => {
    await openOffer(page);
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('link', { name: 'zur Zusammenfassung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassung' })).toBeFocused();
    await section(page, 'Versorgung').getByRole('link', { name: 'Bearbeiten' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goBack();
    await page.getByRole('link', { name: 'weiter', exact: true }).click();
    await expect(page).toHaveURL(/\/selling$/);
  });

  // @spec consultation-recommendations-2 consultation-summary-8
  test('comes from the recommendations without the calculator', async ({ page, server }) => {
    addUser(server, 'nurberatung', 'bera_durch');
    await openOffer(page, {}, 'nurberatung');
    await expect(section(page, 'Versorgung').getByRole('link')).toHaveCount(0);
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(page).toHaveURL(/\/recommendations$/);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'zur Zusammenfassung' }).click();
    await expect(page).toHaveURL(/\/offer$/);
    await page.goto('/selling');
    await expect(page.getByRole('heading', { name: 'Passt zu den Angaben' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Zum Rechner hinzufügen/ })).toHaveCount(0);
  });

  // @spec consultation-summary-8
  test('comes from step 0 without either right, and asks no health questions there', async ({
    page,
    server,
  }) => {
    addUser(server, 'nurkatalog', 'prod_kat');
    const { krankenkasse, birthdate, inkontinenz } = ANSWERS;
    await openOffer(page, { answers: { krankenkasse, birthdate, inkontinenz } }, 'nurkatalog');
    await expect(section(page, 'Anamnese').getByRole('button')).toHaveText(['Anamnese']);
    await edit(page, 'Persönliche Daten');
    const person = section(page, 'Persönliche Daten');
    await person.getByLabel('Nachname').fill('Herbst');
    await person.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => pairs(page, 'Persönliche Daten')).toEqual({ Nachname: 'Herbst' });
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);
    await page.getByRole('button', { name: 'zur Zusammenfassung' }).click();
    await expect(page).toHaveURL(/\/offer$/);
  });
});

// @spec consultation-frame-7
test('the answers can be looked up beside the products', async ({ page }) => {
  await openOffer(page);
  for (const path of ['/cart', '/recommendations']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Anamnese einblenden' }).click();
    const terms = section(page, 'Anamnese').getByRole('term');
    await expect(terms.filter({ hasText: '*' })).toHaveText([
      /Form der Inkontinenz/,
      /Für wen ist die Versorgung bestimmt/,
      /geht auf einmal verloren/,
      /getrunken/,
      /Gang zur Toilette/,
      /legt das Produkt an/,
    ]);
    await expect(page.getByText('Angaben mit * bestimmen, welche Produkte empfohlen werden.')).toBeVisible();
    await page.getByRole('button', { name: 'Anamnese ausblenden' }).click();
    await expect(terms).toHaveCount(0);
  }
});

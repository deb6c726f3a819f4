import type { Page } from '@playwright/test';
import { line, PRODUCTS } from '../support/cart.ts';
import { openWithDraft, storedText } from '../support/stored-draft.ts';
import { unfoldSummary } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** A skin care of the demo. */
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

const CART = [
  [
    {
      lines: [
        line('a', PRODUCTS.vorlage, 'onesize'),
        { ...line('b', PRODUCTS.fixierhose, 'M'), companionOf: 'a' },
      ],
    },
  ],
  [{ lines: [] }, { lines: [line('c', PRODUCTS.slip, 'M')] }],
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

  const cream = care.getByRole('listitem').filter({ hasText: 'Dermavela Zinkcreme' });
  await expect(cream).not.toContainText('am Tag');
  await expect(cream).not.toContainText('24h');
  await expect(care.getByText('Sie zahlen im Monat 80,68')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(section(page, 'Versorgung')).toBeVisible();
});

// @spec consultation-summary-1 consultation-summary-3 consultation-summary-4
test('editing on the summary keeps each change apart until Speichern, also over a reload, and puts back on Abbrechen', async ({
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

// @spec consultation-frame-7
test('the answers can be looked up beside the products', async ({ page }) => {
  const lookUp = async () => {
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
  };
  await openWithDraft(page, '/cart', { answers: ANSWERS, cart: CART });
  await lookUp();
  await page.getByRole('link', { name: 'Empfehlungen' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empfehlung');
  await lookUp();
});

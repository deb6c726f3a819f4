import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { PATIENT } from '../support/documents.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

// Each test logs in for itself: both workers may take from this file.
test.describe.configure({ mode: 'parallel' });

const SIZES = [
  { width: 320, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

const INSURER = /Bei welcher Krankenkasse besteht die Versicherung/;
const insurer = (page: Page) => page.getByRole('combobox', { name: INSURER });
const options = (page: Page) => page.getByRole('option');
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Step 0 begins the consultation; it is none of the Anamnese. */
const titleOf = (segment: string) =>
  segment === 'Beratung' ? 'Angaben zur Beratung' : `Anamnese: ${segment}`;
const summary = (page: Page) => page.getByRole('alert', { name: 'Bitte ergänzen Sie noch:' });
const heading = (page: Page, segment: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(segment));

async function openStep(page: Page, step: number): Promise<void> {
  await openWithDraft(page, `/wizard/${step}`, {});
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
}

async function chooseInsurer(page: Page, name: string): Promise<void> {
  await insurer(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

// @spec consultation-4-1 consultation-4-5 consultation-5-2
test('what is missing is listed, marked and led to, the list shrinks, and the last step names what is missing on an earlier one', async ({
  page,
}) => {
  await test.step('on the step itself', async () => {
    await openStep(page, 0);
    await expect(page.getByRole('radiogroup', { name: /Form der Inkontinenz.*Pflichtfeld/ })).toBeVisible();
    await press(page, 'Anamnese starten');
    await heading(page, 'Beratung');
    await expect(summary(page)).toBeFocused();
    await expect(page.getByText('Bitte auswählen')).toHaveCount(2);
    await expect(insurer(page)).toHaveAccessibleDescription(/Bitte auswählen/);
    await insurer(page).click();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await summary(page)
      .getByRole('link', { name: /Form der Inkontinenz/ })
      .click();
    await expect(page.getByRole('radio', { name: 'Urininkontinenz' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(summary(page).getByRole('link')).toHaveCount(1);
    await summary(page).getByRole('link', { name: INSURER }).click();
    await expect(insurer(page)).toBeFocused();
    await chooseInsurer(page, 'Selbstzahler');
    await expect(summary(page).getByRole('link', { name: 'Geburtsdatum' })).toBeVisible();
    await expect(
      page.getByText('Bitte ausfüllen im Format Tag & Monat zweistellig, Jahr vierstellig'),
    ).toBeVisible();
    await chooseInsurer(page, 'Keine Krankenkasse');
    await expect(summary(page)).toHaveCount(0);
  });
  await test.step('on an earlier step', async () => {
    await openStep(page, 4);
    await choose(page, 'Ja, selbständig');
    await press(page, 'Empfehlung anzeigen');
    await expect(summary(page).getByRole('link')).toHaveCount(6);
    await summary(page).getByRole('link', { name: INSURER }).click();
    await page.waitForURL('**/wizard/0#q-krankenkasse');
    await expect(insurer(page)).toBeFocused();
    await expect(page.getByText('Bitte auswählen').first()).toBeVisible();
    await expect(page.locator('#q-krankenkasse')).toBeInViewport();
  });
});

// @spec consultation-wizard-4 consultation-3-4 consultation-4-4 consultation-5-6
test('the insurer is found by a part of its name and restored by Escape, answers survive a reload as they were typed, can be taken back, show what hangs on them, and name a known product or any other', async ({
  page,
}) => {
  await test.step('the insurer', async () => {
    await openStep(page, 0);
    await insurer(page).click();
    await insurer(page).pressSequentially('NORD');
    await expect(options(page)).toHaveText(['IKK Beispielhandwerk Nord', 'Musterkasse Nord']);
    await insurer(page).fill('');
    await page.getByRole('option', { name: 'Musterkasse Süd' }).click();
    await expect(insurer(page)).toHaveValue('Musterkasse Süd');
    await expect(options(page)).toHaveCount(0);
    await insurer(page).click();
    await expect(insurer(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(insurer(page)).toHaveValue('Musterkasse Süd');
    await chooseInsurer(page, 'Musterkasse West');
    await expect(insurer(page)).toHaveValue('Musterkasse West');
  });
  await test.step('reload, taking back and what hangs on them', async () => {
    await page.getByLabel('Tag', { exact: true }).fill('7');
    await page.getByRole('radio', { name: /^Ja, von der Zuzahlung befreit/ }).check();
    await page.reload();
    await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('7');
    await expect(page.getByRole('radio', { name: /^Ja, von der Zuzahlung befreit/ })).toBeChecked();
    const clear = (question: RegExp) =>
      page
        .getByRole('radiogroup', { name: question })
        .locator('..')
        .getByRole('button', { name: 'Auswahl aufheben' });
    await clear(/Befreiung/).click();
    await expect(page.getByRole('radio', { name: /^Ja, von der Zuzahlung befreit/ })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^Ja, von der Zuzahlung befreit/ })).toBeFocused();
    await choose(page, 'Urininkontinenz');
    await expect(clear(/Form der Inkontinenz/)).toHaveCount(0);
    await expect(clear(/Befreiung/)).toHaveCount(0);

    await expect(page.getByLabel('Nachname der Vertretung')).toHaveCount(0);
    await choose(page, 'Ja, eine Vertretung ist im Gespräch');
    await expect(page.getByLabel('Nachname der Vertretung')).toBeVisible();
    await choose(page, 'Sonstige');
    await page.getByLabel('Art der Beziehung').fill('Nichte');
    await choose(page, 'Pflegedienst');
    await expect(page.getByLabel('Art der Beziehung')).toHaveCount(0);
  });
  await test.step('a known product, or any other', async () => {
    await openStep(page, 2);
    await choose(page, 'Ein Produkt wird verwendet und ist bekannt');
    const product = page.getByRole('combobox', { name: /Welches Produkt wird bisher verwendet/ });
    await product.pressSequentially('absorvia f');
    await expect(options(page)).toHaveText(['Absorvia Form Extra', 'Absorvia Form Normal']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(product).toHaveValue('Absorvia Form Extra');
    await product.fill('Eigenmarke 12');
    await page.keyboard.press('Tab');
    await page.reload();
    await expect(product).toHaveValue('Eigenmarke 12');
  });
});

test('a postcode stands beside its town, the sizes in few rows, no field alone, and the browser remembers none', async ({
  page,
}) => {
  await openStep(page, 1);
  await expect(page.getByLabel('Nachname', { exact: true })).toBeVisible();
  const kept = page.locator('main input:is([type=text], [type=tel], [type=email]):not([autocomplete=off])');
  await expect(kept).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const box = async (name: string) => await page.getByLabel(name, { exact: true }).boundingBox();
    const [plz, ort] = [await box('Postleitzahl'), await box('Ort')];
    expect(plz?.y).toBe(ort?.y);
    expect(plz?.width).toBeLessThanOrEqual(ort?.width ?? 0);
    if (size.width === 320) continue;
    expect((await box('Telefonnummer'))?.y).toBe((await box('E-Mail-Adresse'))?.y);
    expect((await box('Vorname'))?.y).toBe((await box('Nachname'))?.y);
  }

  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/wizard/4');
  const sizes = page.getByRole('radiogroup', { name: /Konfektionsgröße/ }).locator('.choice');
  await expect(sizes).toHaveCount(7);
  const rows = () =>
    sizes.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(await rows()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await rows()).toBeLessThanOrEqual(3);
});

// @spec consultation-wizard-1 consultation-wizard-2
test('each answer is kept on the way back, the bar jumps, and help is there where it is asked for', async ({
  page,
}) => {
  await openWithDraft(page, '/wizard/4', {
    answers: { ...PATIENT, trink: undefined, grad: 'G3', antrag: 'PA2' },
  });
  await expect(page.getByRole('radio', { name: 'Pflegegrad 2' })).toBeChecked();
  await expectAccessible(page);
  for (const segment of ['Gesundheit', 'Inkontinenz', 'Person', 'Beratung']) {
    await page.getByRole('link', { name: 'zurück', exact: true }).click();
    await heading(page, segment);
    if (segment === 'Gesundheit') {
      const drinks = page.getByRole('radiogroup', { name: /am Tag ungefähr getrunken/ });
      await press(page, 'weiter');
      await expect(summary(page)).toBeFocused();
      await press(page, 'Hilfe einblenden');
      await expect(drinks).toHaveAccessibleDescription(/Rechnen Sie alle Getränke zusammen/);
      await expectAccessible(page);
      await choose(page, '1 bis 1,5 Liter');
      await press(page, 'Hilfe ausblenden');
      await expect(page.getByText('Rechnen Sie alle Getränke zusammen')).toHaveCount(0);
    }
    if (segment === 'Inkontinenz')
      await expect(page.getByRole('button', { name: 'Hilfe einblenden' })).toHaveCount(0);
  }
  await expect(insurer(page)).toHaveValue('Musterkasse Mitte');
  const bar = page.getByRole('navigation', { name: 'Schritte der Anamnese' });
  await bar.getByRole('link', { name: 'Alltag' }).click();
  await expect(bar.getByRole('link', { name: 'Alltag' })).toHaveAttribute('aria-current', 'step');
  await expect(bar.getByRole('link', { name: 'Gesundheit (vollständig)' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Nein, nicht selbständig' })).toBeChecked();
  await press(page, 'Empfehlung anzeigen');
  await page.waitForURL('**/recommendations');
});

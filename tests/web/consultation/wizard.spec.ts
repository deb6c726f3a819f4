import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test.ts';

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

async function openStep(page: Page, step: number, user = 'beratung'): Promise<void> {
  await signIn(page, user);
  await page.goto(`/wizard/${step}`);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
}

async function chooseInsurer(page: Page, name: string): Promise<void> {
  await insurer(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function enterBirthdate(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.getByLabel('Tag', { exact: true }).fill(day);
  await page.getByLabel('Monat', { exact: true }).fill(month);
  await page.getByLabel('Jahr', { exact: true }).fill(year);
}

async function completeStart(page: Page): Promise<void> {
  await chooseInsurer(page, 'Musterkasse Mitte');
  await enterBirthdate(page, '31', '01', '1950');
  await choose(page, 'Urininkontinenz');
}

test.describe('the way', () => {
  // @spec consultation-wizard-3 consultation-wizard-1
  test('leads home from step 0, and past the anamnesis for a follow-up once that step is complete', async ({
    page,
  }) => {
    await openStep(page, 0);
    await page.getByRole('link', { name: 'zurück', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    const past = page.getByRole('link', { name: 'Weiter ohne Anamnese' });
    await page.getByRole('radio', { name: /^Folgeberatung/ }).check();
    await chooseInsurer(page, 'Musterkasse Mitte');
    await enterBirthdate(page, '31', '02', '1950');
    await choose(page, 'Urininkontinenz');
    await expect(past).toHaveCount(0);
    await enterBirthdate(page, '28', '02', '1950');
    await expect(past).toBeVisible();
    await page.getByRole('radio', { name: /^Erstberatung/ }).check();
    await expect(past).toHaveCount(0);
    await page.getByRole('radio', { name: /^Produktwechsel/ }).check();
    await past.click();
    await page.waitForURL('**/cart');
  });

  // @spec consultation-4-2
  test('leads from step 0 to the calculator without the right to advise', async ({ page }) => {
    await openStep(page, 0, 'kalkulation');
    await expect(page.getByRole('navigation', { name: 'Schritte der Anamnese' })).toHaveCount(0);
    // The short way of somebody who may not advise is step 0 alone.
    const onlyNecessary = page.getByRole('checkbox', { name: 'Nur das Nötige fragen' });
    await onlyNecessary.check();
    await expect(page.getByRole('radiogroup', { name: /Form der Inkontinenz/ })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: /Für wen/ })).toHaveCount(0);
    await onlyNecessary.uncheck();
    await press(page, 'Versorgung berechnen');
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await completeStart(page);
    await press(page, 'Versorgung berechnen');
    await page.waitForURL('**/cart');
    await page.goto('/wizard/1');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('what is missing', () => {
  // @spec consultation-4-1 consultation-4-5 consultation-5-2
  test('is listed, marked and led to, and the list shrinks', async ({ page }) => {
    await openStep(page, 0);
    await expect(page.getByRole('radiogroup', { name: /Form der Inkontinenz.*Pflichtfeld/ })).toBeVisible();
    await press(page, 'Anamnese starten');
    await heading(page, 'Beratung');
    await expect(summary(page)).toBeFocused();
    await expect(page.getByText('Bitte auswählen')).toHaveCount(2);
    await expect(insurer(page)).toHaveAccessibleDescription(/Bitte auswählen/);
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

  test('on an earlier step is named by the last one, with a way there', async ({ page }) => {
    await openStep(page, 4);
    await choose(page, 'Ja, selbständig');
    await press(page, 'Empfehlung anzeigen');
    await expect(summary(page).getByRole('link')).toHaveText([
      'Beratung: Bei welcher Krankenkasse besteht die Versicherung?',
      'Beratung: Welche Form der Inkontinenz liegt vor?',
      'Person: Für wen ist die Versorgung bestimmt?',
      'Inkontinenz: Wie viel geht auf einmal verloren?',
      'Gesundheit: Wie viel wird am Tag ungefähr getrunken?',
      'Wer legt das Produkt an und wechselt es?',
    ]);
    await summary(page).getByRole('link', { name: INSURER }).click();
    await page.waitForURL('**/wizard/0#q-krankenkasse');
    await expect(insurer(page)).toBeFocused();
    await expect(page.getByText('Bitte auswählen').first()).toBeVisible();
    await expect(page.locator('#q-krankenkasse')).toBeInViewport();
  });

  // @spec consultation-5-2
  test('of a birth date is named beside the format once its fields are left, and goes', async ({ page }) => {
    await openStep(page, 0);
    const error = page
      .getByRole('group', { name: /Geburtsdatum/ })
      .getByRole('paragraph')
      .last();
    const format = 'Bitte ausfüllen im Format Tag & Monat zweistellig, Jahr vierstellig';
    await enterBirthdate(page, '31', '02', '1950');
    await page.getByRole('radio', { name: 'Urininkontinenz' }).focus();
    await expect(error).toHaveText(`Fehler: Dieses Datum gibt es nicht. ${format}`);
    await enterBirthdate(page, '28', '02', '1950');
    await expect(page.getByRole('group', { name: /Geburtsdatum/ })).not.toHaveAccessibleDescription(
      /Bitte ausfüllen im Format/,
    );
  });
});

test.describe('the insurer', () => {
  // @spec consultation-4-4
  test('is found by a part of its name, restored by Escape, gone when left empty, and named where it is offered no longer', async ({
    page,
  }) => {
    await openStep(page, 0);
    await insurer(page).click();
    await insurer(page).pressSequentially('NORD');
    await expect(options(page)).toHaveText(['IKK Beispielhandwerk Nord', 'Musterkasse Nord']);
    await insurer(page).fill('zzz');
    await expect(page.getByText('Keine Krankenkasse mit diesem Namen gefunden: zzz')).toBeVisible();
    await insurer(page).fill('');
    await page.getByRole('option', { name: 'Musterkasse Süd' }).click();
    await expect(insurer(page)).toHaveValue('Musterkasse Süd');
    await expect(options(page)).toHaveCount(0);
    await insurer(page).click();
    await expect(insurer(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(insurer(page)).toHaveValue('Musterkasse Süd');
    await insurer(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(insurer(page)).toHaveValue('');

    await chooseInsurer(page, 'Musterkasse West');
    await expect(insurer(page)).toHaveValue('Musterkasse West');
    await page.route('**/wizard/0', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('Musterkasse West', 'Musterkasse Fern');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect(insurer(page)).toHaveValue('Musterkasse West');
    const notice = page.getByText('„Musterkasse West“ steht nicht mehr zur Auswahl.');
    await expect(notice).toBeVisible();
    await chooseInsurer(page, 'Musterkasse Fern');
    await expect(notice).toHaveCount(0);
  });
});

test.describe('answers', () => {
  // @spec consultation-wizard-4
  test('survive a reload as they were typed, can be taken back, and show what hangs on them', async ({
    page,
  }) => {
    await openStep(page, 0);
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

  // @spec consultation-3-4 consultation-5-6
  test('name a known product, or any other', async ({ page }) => {
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

/** Presses Tab until the control with that name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'radio' | 'combobox' | 'textbox' | 'button') {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

// @spec consultation-wizard-1 consultation-wizard-2
test('the keyboard alone goes through all steps, each answer is kept on the way back, and the bar jumps', async ({
  page,
}) => {
  await signIn(page, 'beratung');
  await page.goto('/wizard/0');
  await expect(page.getByRole('combobox')).toBeVisible();
  const pick = async (name: string | RegExp) => {
    await tabTo(page, name, 'radio');
    await page.keyboard.press('Space');
  };
  const go = async (name: string, segment: string) => {
    await tabTo(page, name, 'button');
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: titleOf(segment) });
    await expect(title).toBeFocused();
  };

  await tabTo(page, /Krankenkasse/, 'combobox');
  await page.keyboard.type('mitte');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue('Musterkasse Mitte');
  for (const [label, digits] of [
    ['Tag', '05'],
    ['Monat', '03'],
    ['Jahr', '1948'],
  ] as const) {
    await tabTo(page, label, 'textbox');
    await page.keyboard.type(digits);
  }
  await pick('Urininkontinenz');
  await go('Anamnese starten', 'Person');
  await expect(page).toHaveTitle(/^Anamnese: Person/);
  await pick('Frau');
  await go('weiter', 'Inkontinenz');
  await pick(/^Klein/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Mittel/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Mittel/ })).toHaveAccessibleDescription(/Spürbare Mengen/);
  await expect(page.getByRole('button', { name: 'Hilfe einblenden' })).toHaveCount(0);
  await go('weiter', 'Gesundheit');
  const drinks = page.getByRole('radiogroup', { name: /am Tag ungefähr getrunken/ });
  await press(page, 'Hilfe einblenden');
  await expect(drinks).toHaveAccessibleDescription(/Rechnen Sie alle Getränke zusammen/);
  await press(page, 'Hilfe ausblenden');
  await expect(page.getByText('Rechnen Sie alle Getränke zusammen')).toHaveCount(0);
  await pick('Weniger als 1 Liter');
  await go('weiter', 'Alltag');
  await pick('Ja, selbständig');
  await pick('Die versicherte Person selbst');
  for (const segment of ['Gesundheit', 'Inkontinenz', 'Person', 'Beratung']) {
    await page.getByRole('link', { name: 'zurück', exact: true }).click();
    await heading(page, segment);
  }
  await expect(insurer(page)).toHaveValue('Musterkasse Mitte');
  await expect(page.getByLabel('Jahr', { exact: true })).toHaveValue('1948');
  const bar = page.getByRole('navigation', { name: 'Schritte der Anamnese' });
  await bar.getByRole('link', { name: 'Alltag' }).click();
  await expect(bar.getByRole('link', { name: 'Alltag' })).toHaveAttribute('aria-current', 'step');
  await expect(bar.getByRole('link', { name: 'Gesundheit (vollständig)' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ja, selbständig' })).toBeChecked();
  await tabTo(page, 'Empfehlung anzeigen', 'button');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/recommendations');
});

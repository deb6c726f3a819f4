import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { ANSWERS, CART, costs, EMPTY, figure, line, PRODUCTS } from '../../support/cart.ts';
import { expectToFit } from '../../support/fit.ts';
import { pressByKey } from '../../support/keyboard.ts';
import { openWithDraft, storedDraft } from '../../support/stored-draft.ts';
import { expect, test } from '../../support/test.ts';

const PERSON = { ...ANSWERS, givenname: 'Erna', lastname: 'Probst', birthdate: '1948-03-05' };
/** Whatever says who somebody is, what ails them, or which article it is. */
const PRIVATE = /Erna|Probst|1948|78 Jahre|Musterkasse|Urin|Inkontinenz|Pauschale|Artikelnummer|PZN|\d{6}/;

const view = (page: Page) => page.locator('.patient-view');
const cards = (page: Page) => view(page).getByRole('article');
const wanted = (page: Page) => view(page).getByRole('button', { name: 'Das möchte ich' });
const turn = (page: Page) => page.getByRole('button', { name: 'Der Person zeigen' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Zurück zur Beratung?' });
const speak = (page: Page, language: string) => view(page).getByRole('button', { name: language }).click();

async function open(page: Page, draft: object, path = '/cart'): Promise<void> {
  await openWithDraft(page, path, { answers: PERSON, ...draft });
  await turn(page).click();
  await expect(view(page)).toBeVisible();
}

test('turned to the patient the screen shows each proposal with the figure of the calculator, nothing private, and can be read at 400 %', async ({
  page,
}) => {
  const free = [{ lines: [line('e', PRODUCTS.pullUp, 'M', { selectedTime: 1 })] }];
  await open(page, { cart: [CART[0], [CART[1]?.[0]], free] });
  await expect(cards(page)).toHaveText([
    /Tavenor Vorlage Plus.*\+ .*Fixierhose.*Sie zahlen im Monat 2,12\s€davon Zuzahlung 2,12\s€/,
    /Valdumea Slip Super.*Sie zahlen im Monat 80,68\s€davon Zuzahlung 2,12\s€davon Mehrkosten 78,56\s€/,
    /Valdumea Pull-up Plus.*für die Nacht.*Sie zahlen im Monat 77,45\s€.*Die Krankenkasse zahlt hierfür nicht/,
  ]);
  await expect(cards(page).first()).toContainText(/Saugstärke: \d(,\d)? von 10 Tropfen/);
  expect(await view(page).innerText()).not.toMatch(PRIVATE);
  // Nor does anything else of the page show, even where the dialog does not cover it.
  await expect(page.getByRole('heading', { name: 'Versorgung berechnen' })).toBeHidden();
  const sizes = await cards(page)
    .first()
    .evaluate((card) => ({
      name: getComputedStyle(card.querySelector('h3') as Element).fontSize,
      figure: getComputedStyle(card.querySelector('strong') as Element).fontSize,
      drawing: card.querySelector('.product-drawing')?.getBoundingClientRect().width,
    }));
  expect(sizes).toEqual({ name: '24px', figure: '56px', drawing: 120 });
  await expectToFit(page, 'patient-three');
  await expectAccessible(page);
  // On a small telephone, and at 400 %.
  for (const size of [
    { width: 320, height: 640 },
    { width: 360, height: 225 },
  ]) {
    await page.setViewportSize(size);
    const over = await view(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(over).toBe(0);
    await wanted(page).last().scrollIntoViewIfNeeded();
    await expect(wanted(page).last()).toBeInViewport({ ratio: 1 });
  }
});

test('turned to the patient choosing, also by key, carries over to the calculator and the summary, and on the recommendation saves what is picked', async ({
  page,
}) => {
  await test.step('in the calculator', async () => {
    await open(page, { cart: CART });
    await expect(wanted(page).first()).toHaveAttribute('aria-pressed', 'false');
    await pressByKey(page, wanted(page).nth(2), 'Space');
    await expect(wanted(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(wanted(page).nth(2)).toBeFocused();
    await expect(cards(page).nth(2)).toContainText('Ihre Wahl');
    await view(page).getByRole('button', { name: 'Zurück zur Beratung' }).click();
    await question(page).getByRole('button', { name: 'Ja, zurück zur Beratung' }).click();
    await expect(view(page)).toHaveCount(0);
    await expect(turn(page)).toBeFocused();
    expect(await storedDraft(page)).toMatchObject({
      chosenProposal: ['d'],
      shown: { area: 1, tabs: [0, 1, 0] },
    });
    await page.goto('/offer');
    await turn(page).click();
    await expect(wanted(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(wanted(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
    expect(await view(page).innerText()).not.toMatch(PRIVATE);
  });
  await test.step('on the recommendation', async () => {
    await open(page, {}, '/recommendations');
    await expect(cards(page)).toHaveCount(2);
    const shown = await cards(page).locator('strong').allInnerTexts();
    expect(await view(page).innerText()).not.toMatch(PRIVATE);
    await wanted(page).nth(1).click();
    await expect(wanted(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(wanted(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
    await view(page).getByRole('button', { name: 'Zurück zur Beratung' }).click();
    await question(page).getByRole('button', { name: 'Ja, zurück zur Beratung' }).click();
    await page.getByRole('button', { name: 'Versorgung berechnen' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    // The calculator opens with what the person has chosen, and says the same.
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText(shown[1] ?? '');
  });
});

test('turned to the patient speaks seven languages, Arabic from the right, for as long as the draft', async ({
  page,
}) => {
  await open(page, { cart: CART });
  const languages = view(page).getByRole('group', { name: 'Sprache' }).getByRole('button');
  await expect(languages).toHaveText([
    ...['Deutsch', 'English', 'Türkçe', 'Polski', 'Русский', 'Українська', 'العربية'],
  ]);
  await speak(page, 'English');
  await expect(view(page)).toHaveAttribute('lang', 'en');
  await expect(view(page).getByRole('heading', { level: 2 })).toHaveText('Your options');
  await speak(page, 'العربية');
  await expect(view(page)).toHaveAttribute('dir', 'rtl');
  await expect(cards(page).first().locator('strong bdi')).toHaveText('2,12\u00a0€');
  await expect(cards(page).nth(1)).toContainText('Valdumea Slip Super');
  expect(await view(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await expectToFit(page, 'patient-arabic');
  await expectAccessible(page);
  // The adviser finds the way back in German.
  await view(page).getByRole('button', { name: 'Zurück zur Beratung' }).click();
  await expect(question(page)).toContainText('يُرجى إعادة الجهاز');
  await expectToFit(page, 'patient-back');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Ja, zurück zur Beratung' }).click();
  await turn(page).click();
  await expect(view(page)).toHaveAttribute('lang', 'ar');
  expect(await storedDraft(page)).toMatchObject({ language: 'ar' });
});

test('turned to the patient goes back only when it was asked for, whatever key or gesture, and a reload uncovers nothing', async ({
  page,
}) => {
  await openWithDraft(page, '/offer', { answers: PERSON, cart: CART });
  await page.getByRole('link', { name: 'zurück' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await pressByKey(page, turn(page));
  await expect(view(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(question(page).getByRole('button', { name: 'Hier bleiben' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Versorgung berechnen' })).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
  await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
  // Escape asks, stays, asks: it never uncovers anything by itself.
  for (const shown of [1, 0, 1, 0]) {
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(shown);
    await expect(view(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Versorgung berechnen' })).toBeHidden();
  }
  // By keyboard: Escape, then the second answer.
  await page.keyboard.press('Escape');
  await pressByKey(page, question(page).getByRole('button', { name: 'Ja, zurück zur Beratung' }));
  await expect(view(page)).toHaveCount(0);
  await expect(turn(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(view(page)).toBeVisible();
  // A reload uncovers nothing, before what the patient sees has loaded, too.
  const covered = async (route: Route) => {
    await expect(page.locator('.patient-cover')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Versorgung berechnen' })).toBeHidden();
    await route.continue();
  };
  // Once: the second reload fetches it ahead, uncovered.
  await page.route('**/assets/patient-view-*.js', covered, { times: 1 });
  await page.reload();
  await expect(view(page)).toBeVisible();
  expect(await view(page).innerText()).not.toMatch(PRIVATE);
  expect(await page.evaluate(() => sessionStorage.getItem('inko.turned'))).toBe('/cart');
  await page.getByRole('button', { name: 'Zurück zur Beratung' }).click();
  await question(page).getByRole('button', { name: 'Ja, zurück zur Beratung' }).click();
  await expect(view(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(turn(page)).toBeVisible();
  await expect(view(page)).toHaveCount(0);
});

test('turned to the patient shows eight proposals three at a time, says so while there is none, and two beside or below each other', async ({
  page,
}) => {
  await test.step('eight', async () => {
    const wish = [...'stuvwx'].map((id) => ({ lines: [line(id, PRODUCTS.slip, 'M')] }));
    const needs = [...(CART[0] ?? []), { lines: [line('r', PRODUCTS.vorlage, 'onesize')] }];
    await open(page, { cart: [needs, wish, [EMPTY]], chosenProposal: ['x'] });
    const pages = view(page).getByRole('status').filter({ hasText: 'von 8' });
    const [previous, next] = ['Vorherige', 'Weitere'].map((name) => view(page).getByRole('button', { name }));
    // It begins with what was chosen.
    await expect(pages).toHaveText('Vorschläge 7 bis 8 von 8');
    await expect(cards(page)).toHaveCount(2);
    await expect(next as NonNullable<typeof next>).toHaveAttribute('aria-disabled', 'true');
    await previous?.click();
    await expect(pages).toHaveText('Vorschläge 4 bis 6 von 8');
    await previous?.click();
    await expect(pages).toHaveText('Vorschläge 1 bis 3 von 8');
    await expect(previous as NonNullable<typeof previous>).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pages).toHaveText('Vorschläge 1 bis 3 von 8');
    await expect(cards(page)).toHaveCount(3);
    await expectToFit(page, 'patient-eight');
  });
  await test.step('none, one and two', async () => {
    // The tab is still turned.
    await openWithDraft(page, '/cart', { answers: PERSON, cart: [[EMPTY], [EMPTY], [EMPTY]] });
    await expect(view(page)).toContainText('Es gibt noch keinen Vorschlag.');
    await expectToFit(page, 'patient-none');
    await openWithDraft(page, '/cart', { answers: PERSON, cart: [CART[0], [EMPTY], [EMPTY]] });
    await expect(cards(page)).toHaveCount(1);
    await speak(page, 'Deutsch');
    await expectToFit(page, 'patient-one');
    // Two stand side by side on a tablet, and one below the other on a phone.
    await openWithDraft(page, '/cart', { answers: PERSON, cart: [CART[0], [CART[1]?.[0]], [EMPTY]] });
    await expect(cards(page)).toHaveCount(2);
    await page.setViewportSize({ width: 820, height: 1180 });
    const boxes = () => Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()));
    const [left, right] = await boxes();
    expect(left?.y).toBe(right?.y);
    await expect(wanted(page).nth(1)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    const [above, below] = await boxes();
    expect(above?.x).toBe(below?.x);
  });
});

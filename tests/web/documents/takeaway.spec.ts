import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  officeDayFrom,
  workingDayUntil,
} from '#platform/domain';
import { openDocument, openScreen, paper } from '../support/documents.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { prefetched } from '../support/prefetched.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const TODAY = berlinDay(new Date());
const SECRETS = /Wiesenthal|Hannelore|wiesenthal@|1950|Musterkasse|Inkontinenz/i;
const opener = (page: Page) => page.getByRole('button', { name: 'Termine und Warenwirtschaft' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Termine und Warenwirtschaft' });
const shop = (page: Page) => dialog(page).getByRole('region', { name: 'Für die Warenwirtschaft' });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const compact = (day: CalendarDay) => day.replaceAll('-', '');

async function open(page: Page, draft: object = {}): Promise<void> {
  await openScreen(page, '/offer', draft);
  await opener(page).click();
  await expect(button(dialog(page), 'Kalenderdatei speichern')).toBeVisible();
}

async function saved(page: Page, act: () => Promise<void>): Promise<{ file: Download; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { file, text: readFileSync(await file.path(), 'utf8') };
}

/** What a reader makes of the code that is shown. */
async function readCode(page: Page): Promise<string> {
  const svg = shop(page).getByRole('img', { name: 'QR-Code mit dem Text der CSV-Datei' });
  await expect(svg.locator('path').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(svg.locator('path').last()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  const size = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await svg.locator('path').last().getAttribute('d')) ?? '';
  // Pixels of a module.
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const row = Number(y) * scale + Math.floor(pixel / scale);
      const at = (row * width + Number(x) * scale + (pixel % scale)) * 4;
      data.fill(0, at, at + 3);
    }
  return decodeQR({ width, height: width, data });
}

test('the dates are chosen by keyboard, saved as a calendar file, and none of it is sent', async ({
  page,
}) => {
  const prescribed = addDays(TODAY, -8);
  const applied = addDays(TODAY, -1);
  // Whether the browser asks for the day or the month first, it is typed alike.
  const due = `${Number(TODAY.slice(0, 4)) + 1}-05-05` as CalendarDay;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openScreen(page, '/offer', { details: { prescribedOn: prescribed } });
  await pressByKey(page, opener(page));
  const dates = dialog(page).getByRole('region', { name: 'Termine' });
  const tick = (name: string) => dates.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect(dates.getByLabel('Tag: Verordnung einlösen')).toHaveValue(
    workingDayUntil(addDays(prescribed, 28)),
  );
  await expect(tick('Entscheidung der Pflegekasse')).toBeDisabled();
  // What is typed over a day stays as it is typed.
  const supply = dates.getByLabel('Tag: Nächste Versorgung');
  await tabTo(page, supply);
  await page.keyboard.type(formatDay(due).replaceAll('.', ''));
  await expect(supply).toHaveValue(due);
  await dates.getByLabel('Antrag eingegangen am').fill(applied);
  await expect(tick('Entscheidung der Pflegekasse')).toBeChecked();
  await tick('Verordnung einlösen').uncheck();
  const { file, text } = await saved(page, () => pressByKey(page, button(dates, 'Kalenderdatei speichern')));
  await expect(dates.getByRole('status')).toHaveText('Gespeichert: 2 Termine');
  expect(file.suggestedFilename()).toBe('termine.ics');
  expect(text.match(/DTSTART[^\r]*/g)).toEqual([
    `DTSTART;VALUE=DATE:${compact(officeDayFrom(addDays(applied, 21)))}`,
    `DTSTART;VALUE=DATE:${compact(due)}`,
  ]);
  expect(new Set(text.match(/SUMMARY:[^\r]*/g))).toEqual(new Set(['SUMMARY:Termin Apotheke']));
  expect(text).not.toMatch(SECRETS);
  expect((await storedDraft(page))?.appointments?.supply?.day).toBe(due);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await openDocument(page, 'Zum Mitnehmen');
  await expect(paper(page)).toContainText(formatDay(due));
  await expect(paper(page)).not.toContainText('Ihre Verordnung voraussichtlich');
  for (const request of sent) {
    expect(request).not.toMatch(SECRETS);
    expect(request).not.toContain(due);
  }
});

test('the proposal goes to the shop as text, CSV and QR code, without the person, also where there is no clipboard', async ({
  page,
}) => {
  await test.step('text, CSV and QR code', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    // The files of all postcodes and pictures come by themselves.
    await prefetched(page);
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await expect(shop(page)).toContainText('Ohne Angaben zur Person.');
    await shop(page).getByLabel('Vorschlag').selectOption({ label: 'Wunschversorgung, Vorschlag 1' });
    await expect(shop(page)).toContainText(/Mehrkosten 78,56\s€ · Zuzahlung 2,12\s€ im\sMonat/);
    const { file, text } = await saved(page, () => button(shop(page), 'CSV speichern').click());
    expect(file.suggestedFilename()).toBe('warenwirtschaft.csv');
    expect(text.slice(1)).toMatch(
      /^PZN;Hilfsmittelnummer;Stück je Packung;Packungen im Monat;Stück im Monat;Pauschale brutto;Mehrkosten im Monat;Zuzahlung im Monat;Kauf ohne Krankenkasse im Monat\r\n\d+;[\d.]+;\d+;\d+;\d+;\d+,\d\d;78,56;2,12;\r\n$/,
    );
    expect(text).not.toMatch(SECRETS);
    expect(await readCode(page)).toBe(text.slice(1));
    await button(shop(page), 'Kopieren').click();
    await expect(shop(page).getByRole('status')).toHaveText('Kopiert');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r', '').replaceAll('\t', ';')).toBe(
      text.slice(1).trimEnd().replaceAll('\r', ''),
    );
    // Files that are made here have an address of their own kind; scripts of screens to come are loaded ahead.
    expect(sent.filter((request) => !/^blob:|\/(assets\/\S+|prefetch) $/.test(request))).toEqual([]);
  });
  await test.step('without a clipboard it is marked for copying by hand', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page);
    await button(shop(page), 'Kopieren').click();
    await expect(shop(page).getByRole('status')).toContainText('Bitte mit Strg+C kopieren');
    expect(await page.evaluate(() => String(getSelection()))).toContain('Hilfsmittelnummer');
  });
});

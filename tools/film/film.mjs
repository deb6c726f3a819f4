/**
 * `node tools/film/film.mjs`: records the film of the welcome page, its captions, poster and pictures from the
 * product with its demo data. Needs a Chromium and Debian's `ffmpeg`; the output is committed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/found.mjs';
import { onProjectNode } from '../../scripts/node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('../../scripts/build.mjs');
if (!(await buildOrExplain())) process.exit(1);
const { chromium } = await import('@playwright/test');
const { PASSWORD, startServer } = await import('../../tests/web/support/server.ts');
const { quickHand, slowHand } = await import('./hands.mjs');
const { encode, startRecording, takeFrame, toWebp } = await import('./recording.mjs');
const { goThrough } = await import('./tour.mjs');

const MEDIA = 'apps/web/welcome/media';
/** The browser window in CSS pixels, and the scale of the recording. */
const WINDOW = { width: 1024, height: 640 };
const SCALE = 1.25;
const FILM = { width: WINDOW.width * SCALE, height: WINDOW.height * SCALE };
/** Window of the still pictures: smaller than the film's, so that their text stays legible on the page. */
const PICTURE = { width: 760, height: 570 };
/** Further widths of each picture, in pixels, for `srcset`. */
const NARROWER = [480, 760];
/** Windows of the same shape for the pictures that need more room. */
const LARGER = { rechner: { width: 840, height: 630 }, dokument: { width: 1000, height: 752 } };

/** Scrolls to the part that a picture shows, where that is not the top of the screen. */
const frameOf = {
  empfehlung: (page) => scrollTo(page.getByRole('heading', { level: 1 }), 24),
  rechner: (page) => scrollTo(page.getByRole('article', { name: 'Valdumea Vorlage Plus' }), 236),
};

const only = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'inko-film-'));
const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
mkdirSync(MEDIA, { recursive: true });
try {
  if (only !== 'pictures') await makeFilm();
  if (only !== 'film') await takePictures();
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** Opens the start page, logged in as the pharmacy's adviser. */
async function loggedIn(viewport, deviceScaleFactor) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Benutzername').fill('beratung');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Beratung beginnen' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function makeFilm() {
  const page = await loggedIn(WINDOW, SCALE);
  const captions = [];
  const recording = await startRecording(page, folder, FILM);
  await goThrough(page, slowHand(page, captions, recording.now));
  const film = await recording.stop();
  await page.close();
  const { frames, seconds } = film;
  console.log(`${frames.length} frames in ${seconds.toFixed(1)} s`);
  encode(film, folder, FILM, join(MEDIA, 'film.webm'));
  // The Mehrkosten of the desired care.
  takeFrame(join(MEDIA, 'film.webm'), captions[6].from + 2.5, join(MEDIA, 'poster.webp'), 1120);
  for (const width of NARROWER)
    toWebp(join(MEDIA, 'poster.webp'), join(MEDIA, `poster-${width}.webp`), width);
  const timed = captions.map(({ from, text }, index) => ({
    from: round(from),
    to: round(captions[index + 1]?.from ?? seconds),
    text,
  }));
  writeFileSync(join(MEDIA, 'film.vtt'), vttOf(timed));
  const facts = { seconds: Math.round(seconds), width: FILM.width, height: FILM.height, captions: timed };
  writeFileSync(join(MEDIA, 'film.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

async function takePictures() {
  const page = await loggedIn(PICTURE, 2);
  const still = async (name) => {
    const file = join(folder, `${name}.png`);
    await page.setViewportSize(LARGER[name] ?? PICTURE);
    await frameOf[name]?.(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(600);
    await page.screenshot({ path: file, ...(await clipOf(page)) });
    toWebp(file, join(MEDIA, `${name}.webp`), 1140);
    for (const width of NARROWER) toWebp(file, join(MEDIA, `${name}-${width}.webp`), width);
    await page.setViewportSize(PICTURE);
  };
  await goThrough(page, quickHand(still));
  await page.close();
}

/** Clips to the dialogue if one is open; otherwise the whole window is taken. */
async function clipOf(page) {
  const box = await page
    .locator('dialog')
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  return box === null ? {} : { clip: { ...box, height: (box.width * PICTURE.height) / PICTURE.width } };
}

async function scrollTo(locator, above) {
  await locator.evaluate((element, pixels) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - pixels);
  }, above);
}

function round(seconds) {
  return Math.round(seconds * 10) / 10;
}

function vttOf(captions) {
  const time = (seconds) => {
    const whole = Math.floor(seconds);
    const rest = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
    return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${rest}`;
  };
  return `WEBVTT\n\n${captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`;
}

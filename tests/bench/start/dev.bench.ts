import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/found.mjs';
import { type DevServer, startDevServer } from '../../web/support/dev-server.ts';
import { hearsOfChanges } from '../../web/support/hears-of-changes.ts';
import { load } from '../load.ts';
import { median, type Row } from '../report.ts';

const ROUNDS = load(5, 1);
const SCREEN_LIMIT_MS = 2000;
const SERVER_LIMIT_MS = 5000;

const HEADING = 'Anmelden';
const REFUSAL = 'kommt von einer fremden Seite.';

/** Milliseconds from saving a screen's source to the page that shows it. */
async function screenTime(server: DevServer, page: Page, from: string, to: string): Promise<number> {
  const saved = performance.now();
  server.change('apps/web/routes/login/login.tsx', `<h1>${from}</h1>`, `<h1>${to}</h1>`);
  await page.getByRole('heading', { level: 1, name: to, exact: true }).waitFor();
  return performance.now() - saved;
}

/** Milliseconds from saving a file of the server to an answer by it. */
async function serverTime(server: DevServer, from: string, to: string): Promise<number> {
  const headers = { origin: 'https://fremd.example' };
  const saved = performance.now();
  server.change('apps/server/edge/edge.ts', from, to);
  for (;;) {
    const answer = await fetch(`${server.url}/logout`, { method: 'POST', headers }).catch(() => null);
    if ((await answer?.text())?.includes(to)) return performance.now() - saved;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function measure(browser: Browser, server: DevServer): Promise<[number[], number[]]> {
  const page = await browser.newPage();
  await hearsOfChanges(page, `${server.url}/login`);
  const screen: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    screen.push(await screenTime(server, page, named(HEADING, round), named(HEADING, round + 1)));
  await page.close();
  const restart: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    restart.push(await serverTime(server, named(REFUSAL, round), named(REFUSAL, round + 1)));
  return [screen, restart];
}

const named = (text: string, round: number) => (round === 0 ? text : `${text} ${round}`);

const row = (what: string, times: readonly number[], limit: number): Row => ({
  name: `npm run dev: a saved ${what}, to ${limit / 1000} s`,
  ratio: median(times) / limit,
  limit: { atMost: 1 },
  detail: times.map((time) => Math.round(time)).join(', ') + ' ms',
});

/**
 * How long somebody who changes a source waits for it under `npm run dev`: for a screen until the open page shows
 * it, for a file of the server until it answers. No row without a Chromium.
 */
export async function devRows(): Promise<Row[]> {
  const executablePath = findChromium();
  if (executablePath === null) return [];
  const server = await startDevServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [screen, restart] = await measure(browser, server);
    return [row('screen', screen, SCREEN_LIMIT_MS), row('server file', restart, SERVER_LIMIT_MS)];
  } finally {
    await browser.close();
    await server.stop();
  }
}

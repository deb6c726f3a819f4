import type { RunningServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { inTurns, type Row } from '../report.ts';
import { longestTurn } from './grow-server.ts';

const ROUNDS = load(21, 1);
const LIMIT_MS = 100;
/** How often a list is read after a change, to see how long it holds up the event loop. */
const CHANGES = load(5, 1);

/** What an adviser opens; the data alone, as a browser asks for it, where the page carries nothing else. */
const PAGES = [
  '/_root.data',
  '/wizard/0.data',
  '/recommendations.data',
  '/cart.data',
  '/products.data',
  '/offer.data',
  '/selling.data',
  '/recommendations',
  '/settings/0.data',
  '/settings/1.data',
  '/settings/2.data',
  '/settings/3.data',
  '/settings/4.data',
  '/settings/5.data',
  '/settings/6.data',
  '/myAccount.data',
] as const;

/** The documented calls of an adviser that carry no catalogue; and those that do, asked for again by their ETag. */
const CALLS = [
  'cms/insti_kv.php',
  'cms/insti_prices.php',
  'cms/institution.php?userid=2',
  'cms/insti_wortlaut.php',
];
const TAGGED = ['cms/allproducts.php', 'definitions/recommendations.json'];

/** The vendor's lists: as they open, another order, a later page, and a search. */
const LISTS = [
  '/cms/0.data',
  '/cms/0.data?sort=-Ort&page=20',
  '/cms/0.data?q=Apotheke',
  '/cms/1.data',
  '/cms/1/institutionen.data',
  '/cms/1/institutionen.data?sort=-Nachname&page=40',
  '/cms/1/institutionen.data?q=Name 12',
  '/cms/2.data',
  '/cms/3.data',
  '/cms/4.data',
  '/cms/4.data?q=Slip',
  '/cms/6.data',
  '/cms/7.data',
  '/cms/8.data',
  '/cms/9.data',
  '/cms/9.data?filter.Was=login-failed',
] as const;

/** Asks a server as one of its users. */
async function asking(server: RunningServer, username: string) {
  const token = await loginToken(server.url, username);
  const get = async (path: string, more: Readonly<Record<string, string>> = {}) => {
    const headers = { cookie: `user-token=${token}`, authorization: `Bearer ${token}`, ...more };
    const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 304 && (answer.status !== 200 || text.includes('SingleFetchRedirect')))
      throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    return answer;
  };
  return {
    get,
    timed: async (path: string, more: Readonly<Record<string, string>> = {}) => {
      const started = performance.now();
      await get(path, more);
      return performance.now() - started;
    },
  };
}

type Asking = Awaited<ReturnType<typeof asking>>;

/** By the quickest of each: what it costs, and not what else the machine does meanwhile. */
async function compared(
  name: string,
  atMost: number,
  works: readonly (() => Promise<number>)[],
): Promise<Row> {
  await inTurns(3, works);
  const [smalls = [], growns = []] = await inTurns(ROUNDS, works);
  return {
    name,
    ratio: Math.min(...growns) / Math.min(...smalls),
    limit: { atMost },
    detail: `${Math.min(...growns).toFixed(1)} ms to ${Math.min(...smalls).toFixed(1)} ms`,
  };
}

/** Each page and call of an adviser, to that of an almost empty database. */
export async function adviserRows(small: RunningServer, grown: RunningServer): Promise<Row[]> {
  const both: readonly Asking[] = [await asking(small, 'leitung'), await asking(grown, 'leitung')];
  const rows: Row[] = [];
  for (const path of [...PAGES, ...CALLS.map((call) => `/static/api/${call}`)])
    rows.push(
      await compared(
        `adviser ${path}`,
        1.3,
        both.map(
          ({ timed }) =>
            () =>
              timed(path),
        ),
      ),
    );
  for (const call of TAGGED) {
    const path = `/static/api/${call}`;
    const works = both.map(({ get, timed }) => async () => {
      const tag = (await get(path, { 'accept-encoding': 'gzip' })).headers.get('etag') ?? '';
      return timed(path, { 'accept-encoding': 'gzip', 'if-none-match': tag });
    });
    rows.push(await compared(`adviser ${path}, not modified`, 1.3, works));
  }
  return rows;
}

/**
 * Each list of the vendor's, to that of an almost empty database, and how long it holds up the event loop.
 *
 * @param change writes to what the lists are made of: the first reading after it is a whole one
 */
export async function vendorRows(
  small: RunningServer,
  grown: RunningServer,
  change: () => void,
): Promise<Row[]> {
  const both: readonly Asking[] = [await asking(small, 'admin'), await asking(grown, 'admin')];
  const rows: Row[] = [];
  for (const path of LISTS) {
    const row = await compared(
      `vendor ${path}`,
      3,
      both.map(
        ({ timed }) =>
          () =>
            timed(path),
      ),
    );
    const turns: number[] = [];
    for (let round = 0; round < CHANGES; round += 1) {
      change();
      await longestTurn(grown);
      for (let reading = 0; reading < 2; reading += 1) await both[1]?.get(path);
      turns.push(await longestTurn(grown));
    }
    const turn = Math.min(...turns);
    rows.push(row, {
      name: `vendor ${path}, event loop`,
      ratio: turn / LIMIT_MS,
      limit: { atMost: 1 },
      detail: `${turn.toFixed(0)} ms at most after a change, in the calmest of ${CHANGES} times`,
    });
  }
  return rows;
}

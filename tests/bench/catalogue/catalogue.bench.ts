import { fork } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../web/support/server.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { watched } from '../imports/page-watch.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { median, type Row } from '../report.ts';

const SIZES = load(12_000, 600);
const ROUNDS = load(11, 1);
const LIMIT_MS = 100;
/** Asked for meanwhile: the sign of life, and a page of somebody logged in that shows no product. */
const PATHS = ['/healthz', '/settings/0.data'] as const;
const CALL = '/static/api/cms/allproducts.php';

/** What one page of the list shows, and how many rows there are: the two queries that nobody can do without. */
const SHOWN = `select s.id, s.artikelnummer, s.pzn, s.ean, s.hilfsmittelnummer, s.konfektionsgroesse, s.hueftumfang,
  s.pieces, s.amount, s.uvp, s.version, s.created, s.last_modified, p.produktbezeichnung, p.inkontinenzprodukt,
  p.anwendungstyp, p.premium_basis, p.schweregrad, p.tropfenanzahl, p.imagepfad, p.vorteilskommunikation, p.icons
  from product_size s join product p on p.id = s.product_id order by p.produktbezeichnung, s.id limit 50`;

/**
 * Saves a size again and again in a catalogue of 12,000: how long others wait while it is read again for
 * consultations, and how long the maintainer waits for the list.
 */
export async function catalogueRows(): Promise<Row[]> {
  const server = await startServer();
  const db = new DatabaseSync(join(server.folder, 'test.sqlite'));
  db.exec('pragma busy_timeout = 60000');
  growCatalogue(join(server.folder, 'test.sqlite'), SIZES);
  const watcher = fork('tests/bench/imports/page-watch.mjs');
  try {
    const admin = await loginToken(server.url, 'admin');
    const adviser = { cookie: `user-token=${await loginToken(server.url)}` };
    const other = { cookie: `user-token=${await loginToken(server.url, 'leitung')}` };
    const headers = { authorization: `Bearer ${admin}` };
    const get = async (path: string, more: Readonly<Record<string, string>>) => {
      const answer = await fetch(server.url + path, { headers: more });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`);
      return text;
    };
    const rows = JSON.parse(await get(`${CALL}?flat=true`, headers)) as { id: string; UVP: string | null }[];
    const row = rows.find(({ UVP }) => UVP !== null);
    const save = async (UVP: string) => {
      const { version: _, ...body } = { version: 0, ...row, UVP };
      const answer = await fetch(server.url + CALL, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`Saving was answered with ${answer.status}: ${await answer.text()}`);
    };
    const list = () => get('/cms/4.data', { cookie: `user-token=${admin}` });
    const care = () => get('/recommendations.data', adviser);
    const definitions = async () => get(`/careDefinitions/${/[\w-]{43}/.exec(await care())?.[0]}`, adviser);
    const [shown, number] = [db.prepare(SHOWN), db.prepare('select count(*) from product_size')];
    const timed = async (work: () => unknown) => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const bare = () => [shown.all(), number.get()];
    await list();
    await care();
    const [lists, queries, waits, cares]: number[][] = [[], [], [], []] as never;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { longest } = await watched(
        watcher,
        { urls: PATHS.map((path) => server.url + path), headers: other },
        async () => {
          await save(`${round + 1}.95`);
          cares?.push(await timed(care));
          await definitions();
        },
      );
      waits?.push(Math.max(...longest));
      await save(`${round + 1}.45`);
      lists?.push(await timed(list));
      queries?.push(await timed(bare));
    }
    return [
      {
        name: `others' longest wait after saving 1 of ${SIZES} sizes`,
        ratio: median(waits ?? []) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `${median(waits ?? []).toFixed(0)} ms of ${PATHS.join(', ')}, at most ${Math.max(...(waits ?? [])).toFixed(0)}`,
      },
      {
        name: `adviser's first page after it, to 100 ms`,
        ratio: median(cares ?? []) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `${median(cares ?? []).toFixed(0)} ms of /recommendations`,
      },
      {
        name: `list of products after it, to its queries`,
        ratio: median(lists ?? []) / median(queries ?? []),
        limit: { atMost: 3 },
        detail: `${median(lists ?? []).toFixed(1)} ms to ${median(queries ?? []).toFixed(1)} ms`,
      },
    ];
  } finally {
    watcher.kill();
    db.close();
    await server.stop();
  }
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../web/support/server.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { inTurns, median, type Row } from '../report.ts';

const SIZES = load(2000, 600);
const ROUNDS = load(31, 1);

/**
 * Saving 2,000 own prices by the call, with its checks, its version and its audit entry, to the bare inserts of as many
 * rows in one transaction: of another process, into the same file, where the same triggers raise the same numbers.
 */
export async function ownPriceRows(): Promise<Row[]> {
  const server = await startServer();
  const file = join(server.folder, 'test.sqlite');
  growCatalogue(file, SIZES);
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 60000');
  try {
    const ids = db.prepare('select id from product_size').all() as { id: number }[];
    const institution = db
      .prepare("select institution_id as id from users where login_key = 'leitung'")
      .get() as { id: number };
    const headers = {
      authorization: `Bearer ${await loginToken(server.url, 'leitung')}`,
      'content-type': 'application/json',
    };
    const prices = Object.fromEntries(ids.map(({ id }) => [id, '12.34']));
    const body = JSON.stringify({ institutionsid: institution.id, prices });
    const insert = db.prepare('insert into own_price (institution_id, size_id, price) values (?, ?, 1234)');
    const timed = async (work: () => unknown) => {
      db.exec('delete from own_price');
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const save = async () => {
      const address = `${server.url}/static/api/cms/insti_prices.php`;
      const answer = await fetch(address, { method: 'PUT', headers, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The prices were answered with ${answer.status}: ${text}`);
    };
    const bare = () => {
      db.exec('begin immediate');
      for (const { id } of ids) insert.run(institution.id, id);
      db.exec('commit');
    };
    const works = [() => timed(save), () => timed(bare)];
    // Once before it counts: the catalogue is read, the statements are prepared.
    for (const work of works) await work();
    const [saving = [], inserting = []] = await inTurns(ROUNDS, works);
    return [
      {
        name: `save ${SIZES} own prices, to the bare inserts`,
        ratio: median(saving) / median(inserting),
        limit: { atMost: 3 },
        detail: `${median(saving).toFixed(1)} ms to ${median(inserting).toFixed(1)} ms`,
      },
    ];
  } finally {
    db.close();
    await server.stop();
  }
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { inTurns, median, type Row } from '../report.ts';

const INSTITUTIONS = load(20_000, 200);
const ROUNDS = load(9, 1);
const SHOWN =
  'i.id, i.name, i.kundennummer, i.plz, i.ort, i.paket_id, i.testbeginn, p.name, p.testphasendauer';
const FROM =
  'from institution i join paket p on p.id = i.paket_id where not i.is_vendor and i.deleted is null';

/** Copies an institution with its main user until there are as many as are measured. */
function grow(db: DatabaseSync): void {
  const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${INSTITUTIONS})`;
  const columnsOf = (table: string) =>
    (db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name !== 'id');
  const copy = (table: string, where: string, changed: Readonly<Record<string, string>>) => {
    const columns = columnsOf(table);
    const values = columns.map((name) => changed[name] ?? `t.${name}`);
    db.exec(
      `${copies} insert into ${table} (id, ${columns.join(', ')})
       select 1000000 + n.i, ${values.join(', ')} from n, (select * from ${table} where ${where} limit 1) t`,
    );
  };
  db.exec('begin');
  const { id } = db.prepare("select institution_id as id from users where login_key = 'leitung'").get() as {
    id: number;
  };
  copy('institution', `id = ${id}`, {
    name: "'Apotheke ' || (n.i * 7919 % 20011)",
    kundennummer: "'M' || n.i",
  });
  copy('users', "login_key = 'leitung'", {
    institution_id: '1000000 + n.i',
    login_name: "'leitung' || n.i",
    login_key: "'leitung' || n.i",
    mail: "'leitung' || n.i || '@apotheke.example'",
    mail_key: "'leitung' || n.i || '@apotheke.example'",
  });
  db.exec('commit');
}

/** A page of the vendor's customers as it is asked for, to the queries of its rows and of their number alone. */
export async function institutionListRows(): Promise<Row[]> {
  const server = await startServer();
  const db = new DatabaseSync(join(server.folder, 'test.sqlite'));
  db.exec('pragma busy_timeout = 60000');
  try {
    grow(db);
    const headers = { cookie: `user-token=${await loginToken(server.url, 'admin')}` };
    let order = 'Name';
    const page = async () => {
      order = order === 'Name' ? '-Name' : 'Name';
      const answer = await fetch(`${server.url}/cms/0.data?sort=${order}`, { headers });
      const text = await answer.text();
      if (!answer.ok || !text.includes('Apotheke'))
        throw new Error(`The list was answered with ${answer.status}`);
    };
    const rows = db.prepare(`select ${SHOWN} ${FROM} order by i.name limit 50`);
    const status = db.prepare('select inactive, mail_confirmed from users where institution_id = ?');
    const number = db.prepare(`select count(*) ${FROM}`);
    const bare = async () => {
      for (const { id } of rows.all() as { id: number }[]) status.all(id);
      number.get();
    };
    const timed = (work: () => Promise<void>) => async () => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    for (const work of [page, bare, page]) await work();
    const [pages = [], queries = []] = await inTurns(ROUNDS, [timed(page), timed(bare)]);
    return [
      {
        name: `a page of ${INSTITUTIONS} institutions, to its queries`,
        ratio: median(pages) / median(queries),
        limit: { atMost: 1.5 },
        detail: `${median(pages).toFixed(1)} ms to ${median(queries).toFixed(1)} ms`,
      },
    ];
  } finally {
    db.close();
    await server.stop();
  }
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { inTurns, median, type Row } from '../report.ts';

const USERS = load(40_000, 200);
const ROUNDS = load(15, 1);
const SHOWN = `u.id, u.version, u.anrede, u.vorname, u.nachname, u.mail, u.loginname, u.inactive, u.mail_confirmed,
  u.password_initial, r.name, i.id, i.name, i.kundennummer, i.plz, i.ort`;
const PRESENT = 'u.login_key is not null and not i.is_vendor';

/** Copies a user, two of each surname in a row, until there are as many as are measured. */
function grow(db: DatabaseSync): void {
  const changed: Readonly<Record<string, string>> = {
    nachname: "'Name ' || (n.i * 7919 % 20011)",
    loginname: "'person' || n.i",
    login_key: "'person' || n.i",
    mail: "'person' || n.i || '@apotheke.example'",
  };
  const columns = (db.prepare("select name from pragma_table_info('users')").all() as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== 'id');
  db.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${USERS})
     insert into users (id, ${columns.join(', ')})
     select 1000000 + n.i, ${columns.map((name) => changed[name] ?? `t.${name}`).join(', ')}
     from n, (select * from users where login_key = 'beratung') t`,
  );
}

/** A page of the customers' users after one of them was changed, to the queries of its rows and of their number. */
export async function usersListRows(): Promise<Row[]> {
  const server = await startServer();
  const db = new DatabaseSync(join(server.folder, 'test.sqlite'));
  db.exec('pragma busy_timeout = 60000');
  try {
    grow(db);
    const headers = { cookie: `user-token=${await loginToken(server.url, 'admin')}` };
    const page = async () => {
      const answer = await fetch(`${server.url}/cms/1/institutionen.data?sort=Nachname`, { headers });
      const text = await answer.text();
      if (!answer.ok || !text.includes('person'))
        throw new Error(`The list was answered with ${answer.status}: ${text.slice(0, 200)}`);
    };
    const from = `users u join institution i on i.id = u.institution_id`;
    const rows = db.prepare(
      `select ${SHOWN} from ${from} left join roles r on r.id = u.role_id
       where ${PRESENT} order by u.nachname, u.id limit 50`,
    );
    const number = db.prepare(`select count(*) from ${from} where ${PRESENT}`);
    const change = db.prepare("update users set vorname = 'Anna ' || ? where id = 1000001");
    const bare = () => [rows.all(), number.get()];
    let turn = 0;
    const timed = (work: () => unknown) => async () => {
      change.run(++turn);
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    for (const work of [page, bare, page]) await work();
    const [pages = [], queries = []] = await inTurns(ROUNDS, [timed(page), timed(bare)]);
    return [
      {
        name: `a page of ${USERS} users after a change, to its queries`,
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

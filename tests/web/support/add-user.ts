import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from './server.ts';

/** Adds a user like 'beratung' with a role of its own that holds exactly these rights; once a server. */
export function addUser(server: RunningServer, name: string, ...rights: readonly string[]): void {
  add(server, name, 'beratung', (database) => {
    const role = database
      .prepare('insert into roles (name, beschreibung, ist_standard) values (?, ?, 0)')
      .run(name, '').lastInsertRowid;
    const give = database.prepare(
      'insert into role_right (role_id, right_id) select ?, id from rights where name = ?',
    );
    for (const right of rights) give.run(role, right);
    return { role_id: String(role) };
  });
}

/** Adds a user like 'leitung' whose password is still to be replaced; once a server. */
export function addWaitingUser(server: RunningServer, name: string): void {
  add(server, name, 'leitung', () => ({ password_initial: '1' }));
}

function add(
  { folder }: RunningServer,
  name: string,
  like: string,
  change: (database: DatabaseSync) => Readonly<Record<string, string>>,
): void {
  const database = new DatabaseSync(join(folder, 'test.sqlite'));
  try {
    if (database.prepare('select 1 from users where login_key = ?').get(name) !== undefined) return;
    const changed: Readonly<Record<string, string>> = {
      loginname: `'${name}'`,
      login_key: `'${name}'`,
      mail: `'${name}@apotheke-stadtgarten.example'`,
      ...change(database),
    };
    const columns = (database.prepare('pragma table_info(users)').all() as { name: string }[])
      .map((column) => column.name)
      .filter((column) => column !== 'id');
    database.exec(
      `insert into users (${columns.join(', ')})
       select ${columns.map((column) => changed[column] ?? column).join(', ')} from users where login_key = '${like}'`,
    );
  } finally {
    database.close();
  }
}

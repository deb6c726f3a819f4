import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from './server.ts';

/** Adds a user like 'beratung' with a role of its own that holds exactly these rights; once a server. */
export function addUser({ folder }: RunningServer, name: string, ...rights: readonly string[]): void {
  const database = new DatabaseSync(join(folder, 'test.sqlite'));
  try {
    if (database.prepare('select 1 from users where login_key = ?').get(name) !== undefined) return;
    const role = database
      .prepare('insert into roles (name, beschreibung, ist_standard) values (?, ?, 0)')
      .run(name, '').lastInsertRowid;
    const give = database.prepare(
      'insert into role_right (role_id, right_id) select ?, id from rights where name = ?',
    );
    for (const right of rights) give.run(role, right);
    const changed: Readonly<Record<string, string>> = {
      loginname: `'${name}'`,
      login_key: `'${name}'`,
      mail: `'${name}@apotheke-stadtgarten.example'`,
      role_id: String(role),
    };
    const columns = (database.prepare('pragma table_info(users)').all() as { name: string }[])
      .map((column) => column.name)
      .filter((column) => column !== 'id');
    database.exec(
      `insert into users (${columns.join(', ')})
       select ${columns.map((column) => changed[column] ?? column).join(', ')} from users where login_key = 'beratung'`,
    );
  } finally {
    database.close();
  }
}

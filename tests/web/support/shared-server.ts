import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from './server.ts';

/** Users of the demo that tests log in with, and copy to make others (addUser). */
const DEMO = ['admin', 'leitung', 'beratung', 'kalkulation', 'demo'];

/**
 * The passwords of the demo's users, as they are stored. On a server that several files share they stay as they were:
 * a file that changes them makes another one fail, which runs after it on the same worker by chance.
 */
export function demoPasswords({ folder }: RunningServer): Readonly<Record<string, string>> {
  const database = new DatabaseSync(join(folder, 'test.sqlite'));
  try {
    const rows = database
      .prepare(`select login_key, password_hash from users where login_key in (${DEMO.map(() => '?')})`)
      .all(...DEMO) as { login_key: string; password_hash: string }[];
    return Object.fromEntries(rows.map(({ login_key, password_hash }) => [login_key, password_hash]));
  } finally {
    database.close();
  }
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from './server.ts';

const MINUTE_MS = 60_000;

/** Runs statements in the database of a server under test. */
export function change(server: RunningServer, sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(join(server.folder, 'test.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}

const OF_USER = 'user_id = (select id from users where login_key = ?)';

/** Makes the sessions of a user as old as if nobody had done anything for that many minutes. */
export function letSessionsIdle(server: RunningServer, loginKey: string, minutes = 46): void {
  change(
    server,
    `update session set last_seen = last_seen - ? where ${OF_USER}`,
    minutes * MINUTE_MS,
    loginKey,
  );
}

/** Ends the sessions of a user, as a change of the password does. */
export function endSessions(server: RunningServer, loginKey: string): void {
  change(server, `delete from session where ${OF_USER}`, loginKey);
}

/** Runs a statement for as long as a test needs it, and takes it back. */
export async function whileInDatabase(
  server: RunningServer,
  [before, after]: readonly [before: string, after: string],
  test: () => Promise<void>,
): Promise<void> {
  change(server, before);
  try {
    await test();
  } finally {
    change(server, after);
  }
}

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { hashPassword, verifyPassword } from '../../../modules/auth/password/password-hash.ts';
import { PASSWORD, startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { inTurns, median, type Row } from '../report.ts';

/** Odd, so that there is a middle. */
const TRIES = load(201, 5);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The login's call against the hash of a password alone, and an unknown name against a wrong password. */
export async function loginRows(): Promise<Row[]> {
  const server = await startServer();
  try {
    const login = async (username: string, password: string) => {
      const body = new URLSearchParams({ username, password });
      const answer = await fetch(`${server.url}/static/api/auth/login.php`, { method: 'POST', body });
      await answer.arrayBuffer();
    };
    const hash = await hashPassword(PASSWORD);
    // Servers of tests have hashes that cost nothing.
    const database = new Database(join(server.folder, 'test.sqlite'), { timeout: 10_000 });
    database.prepare('update users set password_hash = ?').run(hash);
    database.close();
    const works = [
      () => timed(() => verifyPassword(PASSWORD, hash)),
      () => timed(() => login('beratung', PASSWORD)),
      () => timed(() => login('niemand', 'falsch')),
      () => timed(() => login('leitung', 'falsch')),
    ];
    // What is made at the first time is not what is measured.
    await inTurns(5, works);
    const [alone = 0, right = 0, unknown = 0, wrong = 0] = (await inTurns(TRIES, works)).map(median);
    const ms = (figure: number) => `${figure.toFixed(1)} ms`;
    return [
      {
        name: 'login, to the hash of the password alone',
        ratio: right / alone,
        limit: { atMost: 1.3 },
        detail: `${ms(right)} to ${ms(alone)}`,
      },
      {
        name: 'unknown name and wrong password, apart by',
        ratio: Math.abs(unknown - wrong) / Math.min(unknown, wrong),
        limit: { atMost: 0.05 },
        detail: `${ms(unknown)} and ${ms(wrong)}, median of ${TRIES}`,
      },
    ];
  } finally {
    await server.stop();
  }
}

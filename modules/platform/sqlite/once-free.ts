import { setTimeout } from 'node:timers/promises';

/** Waiting time for another process that writes to the same SQLite file. */
const BUSY_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs a statement as soon as no other process keeps the file locked. SQLite would wait within the call, and nobody else
 * in this process would be answered meanwhile.
 *
 * @param pausing is given each pause
 * @throws what the statement throws; where the file stays locked for ten seconds, SQLite's error SQLITE_BUSY
 */
export async function onceFree<Result>(
  statement: () => Promise<Result>,
  pausing: (pause: () => Promise<void>) => Promise<void> = (pause) => pause(),
): Promise<Result> {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return await statement();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
    }
    await pausing(() => setTimeout(ms));
  }
}

/** Not SQLITE_BUSY_SNAPSHOT: a transaction that has read what another one has changed since stays behind. */
function isLocked(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return code === 'SQLITE_BUSY' || code === 'SQLITE_BUSY_RECOVERY';
}

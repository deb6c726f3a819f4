import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Actor } from '../domain/actor.ts';
import { DomainError } from '../domain/errors.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { giveWay } from '../limits/in-slices.ts';
import { isPostgres } from './engine.ts';

/** Of the connections of a process, so many may read what takes long; the others stay for sessions and small reads. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** Milliseconds of a statement; an ordinary one has the limit of DATABASE_URL. */
const STATEMENT_MS = 15_000;
/** PostgreSQL's code of a statement that took longer. */
const CANCELED = '57014';

const BUSY = 'Gerade laufen schon viele große Abfragen. Bitte versuchen Sie es in einer Minute noch einmal.';
const TOO_LONG = 'Die Abfrage dauert zu lange. Bitte grenzen Sie sie ein, zum Beispiel auf weniger Tage.';

/** Of this process, because its connections and its event loop are what is shared. */
const limit = new ConcurrencyLimit({
  running: AT_ONCE,
  waiting: MOST_WAITING,
  refusal: () => new DomainError('unavailable', BUSY),
});

/**
 * Reads what may take long, such as a search of the audit log: two at a time a process, in turns between users, with
 * a statement timeout of their own. Not to be nested: both places could wait for each other.
 *
 * @param work reads by the given entity manager; a part of a longer reading, which then lets others go first
 * @throws DomainError `unavailable` if too many wait, or a statement takes longer than 15 s
 */
export function heavyRead<Result>(
  root: EntityManager,
  actor: Actor,
  work: (em: SqlEntityManager) => Promise<Result>,
): Promise<Result> {
  return heavyTurn(actor, () => {
    const em = root.fork() as SqlEntityManager;
    return isPostgres(em) ? inTime(em, work) : work(em);
  });
}

/** Runs work of the same kind that reads by itself, such as the export of a table. */
export function heavyTurn<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
  const party = actor.kind === 'user' ? `user:${actor.userId}` : actor.kind;
  return limit.run(
    async () => {
      // SQLite answers within the turn of the event loop: without this a series of readings would be one.
      await giveWay();
      return work();
    },
    { party },
  );
}

async function inTime<Result>(
  em: SqlEntityManager,
  work: (em: SqlEntityManager) => Promise<Result>,
): Promise<Result> {
  await em.begin();
  try {
    await em.execute(`set local statement_timeout = ${STATEMENT_MS}`);
    return await work(em);
  } catch (error) {
    if (Object(error).code === CANCELED) throw new DomainError('unavailable', TOO_LONG);
    throw error;
  } finally {
    await em.rollback();
  }
}

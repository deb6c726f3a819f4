import { type EntityManager, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain/errors.ts';
import { formatMoment } from '../domain/moment.ts';
import type { TableRow } from '../domain/tables/table-shape.ts';
import { ImportRun } from './import-run.entity.ts';
import type { TableDefinition } from './table-definition.ts';

const INTERRUPTED =
  'Der Import wurde unterbrochen; es wurde nichts übernommen. Bitte versuchen Sie es noch einmal.';

/** Remembers which tables are being taken over, so that after a sudden end the next start can say what became of them. */
export class ImportRuns {
  private readonly em: EntityManager;
  private readonly clock: Clock;

  constructor(em: EntityManager, clock: Clock) {
    this.em = em;
    this.clock = clock;
  }

  /**
   * Takes a table over in one transaction. That it has begun is known before; that all of it is written becomes true
   * together with it.
   *
   * @throws what the work throws, and nothing is written; DomainError `unavailable` where a start of the product has
   *   taken it for interrupted
   */
  async during<Row extends TableRow>(
    { shape: { name: tableName, label }, institutionId }: TableDefinition<Row>,
    work: (em: SqlEntityManager) => Promise<void>,
  ): Promise<void> {
    const begun = this.clock.now();
    const em = this.em.fork() as SqlEntityManager;
    const id = (await em.insert(ImportRun, {
      tableName,
      label,
      institutionId,
      begun,
      state: 'begun',
    })) as number;
    try {
      await em.transactional(async (inner) => {
        // The row stays locked until the end: a start of another process sees that somebody is at work.
        const own = await inner.nativeUpdate(ImportRun, { id, state: 'begun' }, { state: 'written' });
        if (own !== 1) throw new DomainError('unavailable', INTERRUPTED);
        await work(inner as SqlEntityManager);
        await inner.nativeDelete(ImportRun, { tableName, institutionId, state: 'done' });
      });
    } catch (error) {
      // Where even this fails the next start does it.
      await em.nativeDelete(ImportRun, { id, state: 'begun' }).catch(() => {});
      throw error;
    }
    await em.nativeUpdate(ImportRun, { id, state: 'written' }, { state: 'done' });
  }

  /** When a table was last taken over; null where it never was. */
  async last<Row extends TableRow>({
    shape: { name: tableName },
    institutionId,
  }: TableDefinition<Row>): Promise<Date | null> {
    const [row] = await this.em
      .fork()
      .find(
        ImportRun,
        { tableName, institutionId, state: { $ne: 'begun' } },
        { orderBy: { begun: 'desc', id: 'desc' }, limit: 1 },
      );
    return row?.begun ?? null;
  }

  /**
   * What became of imports whose process ended in the middle of them: a sentence for each, once. Those at which another
   * process is still at work are not among them. To be asked at a start.
   */
  async interrupted(): Promise<readonly string[]> {
    const em = this.em.fork() as SqlEntityManager;
    const open = await em.find(
      ImportRun,
      { state: { $ne: 'done' } },
      { orderBy: { begun: 'asc', id: 'asc' } },
    );
    const said: string[] = [];
    for (const run of open) {
      if (!(await settled(em, run))) continue;
      const end = run.state === 'begun' ? 'es wurde nichts übernommen' : 'übernommen ist alles';
      const whose = run.institutionId === null ? '' : ` der Institution ${run.institutionId}`;
      said.push(
        `Der Import „${run.label}“${whose} vom ${formatMoment(run.begun)} Uhr wurde unterbrochen; ${end}.`,
      );
    }
    return said;
  }
}

/** Notes how a run has ended, unless somebody is at work at it, or has noted it. */
async function settled(em: SqlEntityManager, { id, state }: ImportRun): Promise<boolean> {
  if (state === 'written') return (await em.nativeUpdate(ImportRun, { id, state }, { state: 'done' })) === 1;
  try {
    return await em.fork().transactional(async (inner) => {
      // PostgreSQL passes over a row at which somebody is at work. SQLite knows no such locks: there the deletion waits for the writer, and fails if that was the import.
      const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
      const free = await inner.findOne(ImportRun, { id, state }, { lockMode, fields: ['id'] });
      return free !== null && (await inner.nativeDelete(ImportRun, { id, state })) === 1;
    });
  } catch (error) {
    if (String(Object(error).code).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

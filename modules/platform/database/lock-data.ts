import type { SqlEntityManager } from '@mikro-orm/sql';
import type { DataName } from './read-model.ts';

/**
 * Serialises transactions that lock the same name, in any process, including those that would add a row, which row
 * locks cannot. Call it first: on SQLite a transaction that reads first fails if another one writes in between.
 */
export async function lockData(em: SqlEntityManager, name: DataName): Promise<void> {
  await em.execute(
    `insert into "data_version" ("name", "version") values (?, 1)
     on conflict ("name") do update set "version" = "data_version"."version"`,
    [name],
  );
}

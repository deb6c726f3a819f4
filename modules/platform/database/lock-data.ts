import type { SqlEntityManager } from '@mikro-orm/sql';
import type { DataName } from './read-model.ts';

/**
 * Makes all who lock data of one name wait for each other until the transaction ends, in whatever process: also those
 * who would add a row that is not there yet, which no lock of rows holds back. To be asked first: on SQLite a
 * transaction that has read before it writes fails where another one was faster.
 */
export async function lockData(em: SqlEntityManager, name: DataName): Promise<void> {
  await em.execute(
    `insert into "data_version" ("name", "version") values (?, 1)
     on conflict ("name") do update set "version" = "data_version"."version"`,
    [name],
  );
}

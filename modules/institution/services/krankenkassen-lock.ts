import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Makes all who write Krankenkassen and choices of them wait for each other until the transaction ends, in whatever
 * process. So a name that is looked up stays free, and what is chosen stays there. To be asked first: on SQLite a
 * transaction that has read before it writes fails where another one was faster.
 */
export async function lockKrankenkassen(em: SqlEntityManager): Promise<void> {
  await em.execute(
    `insert into "data_version" ("name", "version") values ('krankenkassen', 1)
     on conflict ("name") do update set "version" = "data_version"."version"`,
  );
}

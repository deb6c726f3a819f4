import type { SqlEntityManager } from '@mikro-orm/sql';
import { isPostgres } from './engine.ts';

/** Bytes of the database on disk: SQLite's pages, or all files of the PostgreSQL database. */
export async function databaseSize(em: SqlEntityManager): Promise<number> {
  const [row] = await em.execute<{ size: number | string }[]>(sizeQuery(em));
  return Number(row?.size ?? 0);
}

function sizeQuery(em: SqlEntityManager): string {
  if (isPostgres(em)) return 'select pg_database_size(current_database()) as size';
  return 'select page_count * page_size as size from pragma_page_count(), pragma_page_size()';
}

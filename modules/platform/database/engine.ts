import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** Whether an entity manager works on PostgreSQL; on SQLite otherwise, which has no schemas. */
export function isPostgres(em: EntityManager): boolean {
  return (em as SqlEntityManager).getPlatform().getDefaultSchemaName() !== undefined;
}

import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** Whether an entity manager uses PostgreSQL; otherwise it uses SQLite. */
export function isPostgres(em: EntityManager): boolean {
  return (em as SqlEntityManager).getPlatform().getDefaultSchemaName() !== undefined;
}

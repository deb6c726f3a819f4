import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { DatabaseSchema } from './database.ts';
import { isPostgres } from './engine.ts';

/** Tables of any version that no entity describes. */
const WITHOUT_ENTITY = ['migration', 'role_right', 'catalogue_version'];

/** Names of tables that a message lists. */
const NAMED = 5;

/** Tables and views; of PostgreSQL those of the schema `public`, without those of extensions. */
const RELATIONS = {
  sqlite: `select name from sqlite_schema where type in ('table', 'view') and name not like 'sqlite%' order by name`,
  postgresql: `select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`,
} as const;

const MIGRATION_COLUMNS = {
  sqlite: `select name from pragma_table_info('migration')`,
  // information_schema hides what the account may not read: its tables would count as somebody else's.
  postgresql: `select attname as name from pg_attribute where attrelid = to_regclass('public.migration') and attnum > 0`,
} as const;

async function names(em: SqlEntityManager, queries: Readonly<Record<'sqlite' | 'postgresql', string>>) {
  const rows = await em.execute<{ name: string }[]>(queries[isPostgres(em) ? 'postgresql' : 'sqlite']);
  return rows.map(({ name }) => name);
}

/**
 * Names of the migrations that have run, in their order; empty where none has. Creates nothing, unlike the ORM's
 * migrator, and works on a database of another product.
 */
export async function appliedMigrations(orm: MikroORM): Promise<readonly string[]> {
  const em = orm.em.fork() as SqlEntityManager;
  if (!(await names(em, MIGRATION_COLUMNS)).includes('name')) return [];
  const rows = await em.execute<{ name: string }[]>('select name from migration order by id');
  return rows.map(({ name }) => name);
}

/** Tables and views of a database that no version of this product has made. */
export async function foreignTables(
  orm: MikroORM,
  schema: Pick<DatabaseSchema, 'entities'>,
): Promise<readonly string[]> {
  return foreignAmong(await names(orm.em.fork() as SqlEntityManager, RELATIONS), schema);
}

/** Those of some tables that no version of this product has made. */
export function foreignAmong(
  tables: readonly string[],
  { entities }: Pick<DatabaseSchema, 'entities'>,
): readonly string[] {
  const own = new Set<string | undefined>([...entities.map(({ meta }) => meta.tableName), ...WITHOUT_ENTITY]);
  return tables.filter((name) => !own.has(name));
}

/**
 * Refuses a database of something else: it has tables, and the first migration of this product is none of those that
 * have run.
 *
 * @throws Error that names some of the tables
 */
export async function refuseForeignDatabase(orm: MikroORM): Promise<void> {
  const [first] = orm.config.get('migrations').migrationsList ?? [];
  const applied = await appliedMigrations(orm);
  if (first?.name === undefined || applied.includes(first.name)) return;
  const present = await names(orm.em.fork() as SqlEntityManager, RELATIONS);
  // An empty table of migrations is what commands of older versions left behind in an empty database.
  const isOnlyTable = present.length === 1 && present[0] === 'migration' && applied.length === 0;
  if (present.length > 0 && !isOnlyTable) throw foreignDatabase(present);
}

/** The refusal of a database that others use, with the names of their tables. */
export function foreignDatabase(tables: readonly string[]): Error {
  return new Error(
    `The database holds tables of something else (${someTables(tables)}): DATABASE_URL has to name one of its own. Nothing was changed.`,
  );
}

/** Some names, and how many more there are. */
function someTables(tables: readonly string[]): string {
  const more = tables.length - NAMED;
  return tables.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

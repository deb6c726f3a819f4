import type { SqlEntityManager } from '@mikro-orm/sql';
import { productDefinition } from '../../../modules/catalogue/product-table/product-table.definition.ts';
import { ProductRow } from '../../../modules/catalogue/products/product.entity.ts';
import { ProductSizeRow } from '../../../modules/catalogue/products/product-size.entity.ts';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { AuditLog } from '../../../modules/platform/audit/audit-log.ts';
import { SystemClock } from '../../../modules/platform/clock.ts';
import { ImportRun } from '../../../modules/platform/tables/import-run.entity.ts';
import { ImportRuns } from '../../../modules/platform/tables/import-runs.ts';
import { StagedImport } from '../../../modules/platform/tables/staged-import.entity.ts';
import { StagedImports } from '../../../modules/platform/tables/staged-imports.ts';
import { TableImports } from '../../../modules/platform/tables/table-imports.ts';
import { UntrustedTasks } from '../../../modules/platform/untrusted/untrusted-tasks.ts';
import { counted } from './import-file.ts';

const OPERATOR = { kind: 'operator', name: 'bench' } as const;
const ENTITIES = [ProductRow, ProductSizeRow, AuditEntry, StagedImport, ImportRun];

/** Opens a SQLite file with the ORM. */
export async function withDatabase<Result>(file: string, work: (em: SqlEntityManager) => Promise<Result>) {
  const { MikroORM } = await import('@mikro-orm/sqlite');
  const orm = await MikroORM.init({ entities: ENTITIES as never, dbName: file, ensureDatabase: false });
  try {
    await orm.em.getConnection().execute('pragma journal_mode = wal');
    return await work(orm.em.fork() as SqlEntityManager);
  } finally {
    await orm.close();
  }
}

/** Opens a database of PostgreSQL with the ORM. */
export async function withPostgres<Result>(url: string, work: (em: SqlEntityManager) => Promise<Result>) {
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const orm = await MikroORM.init({ entities: ENTITIES as never, clientUrl: url, ensureDatabase: false });
  try {
    return await work(orm.em.fork() as SqlEntityManager);
  } finally {
    await orm.close();
  }
}

const clock = new SystemClock();

const WORKER = new URL('../../modules/setup/table.worker.ts', import.meta.url);

const importsOn = (em: SqlEntityManager) =>
  new TableImports(
    em,
    new AuditLog(em, clock),
    new UntrustedTasks(),
    new StagedImports(em, clock),
    new ImportRuns(em, clock),
    WORKER,
  );

/** The product table as a file. */
export const exportedTable = (em: SqlEntityManager): Promise<string> =>
  importsOn(em).export(productDefinition(new Date()), 'csv');

/** Ours: what would change, kept in the database, and then written. */
export async function imported(em: SqlEntityManager, bytes: Buffer): Promise<void> {
  const [imports, definition] = [importsOn(em), productDefinition(new Date())];
  const { id, edited, inserted, errors } = await imports.stage(OPERATOR, definition, bytes);
  await imports.commit(OPERATOR, definition, id);
  counted(edited, inserted, errors);
}

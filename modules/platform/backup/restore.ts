import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { closeDatabase, type DatabaseSchema, databaseKind, openDatabase } from '../database/database.ts';
import { underDatabaseLock } from '../database/migrate.ts';
import type { Actor, OperatorActor } from '../domain/actor.ts';
import { requireOperator } from '../operator.ts';
import { postgresTarget } from '../postgres/postgres-url.ts';
import { type BackupContents, inShort, refuseForeign } from './backup-contents.ts';
import { draftBeside, engineOfBackup, fileFailure, withDraft, writeBackup } from './backup-file.ts';
import { type DatabaseAct, noteActInFile, noteActOn } from './note-act.ts';
import { backUpPostgres, inspectPostgres } from './postgres-backup.ts';
import { refuseOthers, replacePostgres } from './postgres-restore.ts';
import { readContents } from './read-contents.ts';
import { copySqlite, inspectSqlite, readSqlite } from './sqlite-backup.ts';
import { replaceSqlite } from './sqlite-restore.ts';

/** What a restore is about to do. */
export interface RestorePlan {
  readonly backup: BackupContents;
  /** What is there now; null where there is nothing, or nothing that can be read. */
  readonly replaced: BackupContents | null;
}

/** What a restore has done. */
export interface Restored extends RestorePlan {
  /** Where the database that was replaced lies now; null where there was none. */
  readonly kept: string | null;
  /** Whether it stands in the audit log of the restored database: not where that is too old to have one. */
  readonly noted: boolean;
}

/** What a restore needs. */
export interface RestoreOrder {
  readonly databaseUrl: string;
  readonly schema: DatabaseSchema;
  /** The backup. */
  readonly path: string;
  /** How the backup is called in what is said of it. */
  readonly name: string;
  readonly now: Date;
  /** Asked once all is known and nothing is changed yet. */
  decide(plan: RestorePlan): Promise<boolean>;
}

/**
 * Puts a backup in the place of a database that nobody has open. What is replaced is kept: of SQLite the file itself,
 * beside the new one; of PostgreSQL a backup, beside the one that is restored. The audit log of the restored database
 * says so.
 *
 * @returns null where it was decided against
 * @throws DomainError `forbidden`; Error that says why nothing was changed
 */
export async function restore(actor: Actor, order: RestoreOrder): Promise<Restored | null> {
  const who = requireOperator(actor);
  const kind = databaseKind(order.databaseUrl);
  const engine = engineOfBackup(order.path, order.name);
  if (engine !== kind.engine)
    throw new Error(
      `${order.name}: is a backup of ${NAMES[engine]}, and DATABASE_URL names ${NAMES[kind.engine]}`,
    );
  return kind.engine === 'sqlite' ? restoreSqlite(who, order, kind.file) : restorePostgres(who, order);
}

const NAMES = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const;

async function restoreSqlite(
  who: OperatorActor,
  order: RestoreOrder,
  file: string,
): Promise<Restored | null> {
  if (!existsSync(dirname(file))) throw new Error(`The folder of the database ${file} does not exist.`);
  return withDraft(draftBeside(file), async (draft) => {
    const backup = await inspected(order, async () => {
      await copySqlite(order.path, draft);
      return inspectSqlite(draft);
    });
    const replaced = existsSync(file) ? await readSqlite(file) : null;
    if (!(await order.decide({ backup, replaced }))) return null;
    const keptAs = `${file}.replaced-${stamp(order.now)}`;
    const noted = await noteActInFile(draft, act(who, order, { backup, replaced }));
    const kept = await replaceSqlite(file, draft, keptAs);
    return { backup, replaced, kept, noted };
  });
}

async function restorePostgres(who: OperatorActor, order: RestoreOrder): Promise<Restored | null> {
  const backup = await inspected(order, () => inspectPostgres(order.path));
  const own = new URL(order.databaseUrl);
  own.searchParams.set('application_name', `inko-restore-${process.pid}-${order.now.getTime()}`);
  const orm = await openDatabase(own.href, order.schema);
  try {
    const present = await readContents(orm, own.href);
    const replaced = Object.keys(present.rows).length === 0 ? null : present;
    if (!(await order.decide({ backup, replaced }))) return null;
    await refuseOthers(orm);
    let kept: string | null = null;
    let noted = false;
    await underDatabaseLock(orm, own.href, async () => {
      await refuseOthers(orm);
      if (replaced !== null) kept = await keepPostgres(order, own.href);
      await replacePostgres(own.href, order.path);
      noted = await noteActOn(orm, act(who, order, { backup, replaced }));
    });
    return { backup, replaced, kept, noted };
  } finally {
    await closeDatabase(orm);
  }
}

/** What the log of the restored database says: which backup it comes from, and what it has taken the place of. */
function act(
  who: OperatorActor,
  { path, now }: RestoreOrder,
  { backup, replaced }: RestorePlan,
): DatabaseAct {
  return {
    who,
    what: 'database-restored',
    at: now,
    ...(replaced !== null && { before: inShort(replaced) }),
    after: { Datei: basename(path), Stand: statSync(path).mtime.toISOString(), ...inShort(backup) },
  };
}

async function keepPostgres({ path, now }: RestoreOrder, databaseUrl: string): Promise<string> {
  const { database } = postgresTarget(databaseUrl);
  const kept = join(dirname(path), `${database}.replaced-${stamp(now)}`);
  await writeBackup(kept, kept, false, (draft) => backUpPostgres(databaseUrl, draft));
  return kept;
}

async function inspected(
  { name, schema }: RestoreOrder,
  inspect: () => Promise<BackupContents>,
): Promise<BackupContents> {
  const contents = await inspect().catch((error: unknown) => {
    throw fileFailure(name, error);
  });
  const { migrations } = schema;
  refuseForeign(
    name,
    contents.migrations,
    migrations[contents.engine].map((each) => each.name),
  );
  return contents;
}

/** An instant as part of a file's name; two of one second differ. */
const stamp = (now: Date): string => {
  const instant = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${instant}-${randomUUID().slice(0, 4)}`;
};

import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { closeDatabase, type DatabaseSchema, databaseKind, openDatabase } from '../database/database.ts';
import { underDatabaseLock } from '../database/migrate.ts';
import { foreignAmong } from '../database/tables-present.ts';
import type { Actor, OperatorActor } from '../domain/actor.ts';
import { requireOperator } from '../operator.ts';
import { postgresAddress, postgresTarget } from '../postgres/postgres-url.ts';
import { withoutServers } from '../postgres/serving-lock.ts';
import { type BackupContents, inShort, refuseForeign } from './backup-contents.ts';
import { draftBeside, engineOfBackup, fileFailure, withDraft, writeBackup } from './backup-file.ts';
import { type DatabaseAct, noteActInFile, noteActOn } from './note-act.ts';
import { backUpPostgres, inspectPostgres } from './postgres-backup.ts';
import { RESTORING, refuseOthers, replacePostgres } from './postgres-restore.ts';
import { readContents } from './read-contents.ts';
import { copySqlite, inspectSqlite, readSqlite } from './sqlite-backup.ts';
import { replaceSqlite } from './sqlite-restore.ts';

/** What a restore is going to do. */
export interface RestorePlan {
  readonly backup: BackupContents;
  /** The current content; null if there is none, or it is unreadable. */
  readonly replaced: BackupContents | null;
  /** Tables of something else in the current database, which go with it. */
  readonly foreign: readonly string[];
}

/** What a restore has done. */
export interface Restored extends RestorePlan {
  /** Where the replaced database is kept; null without one. */
  readonly kept: string | null;
  /** Whether the restored database's audit log records it; not if that is too old to have one. */
  readonly noted: boolean;
}

/** How far a restore has come; before the first one nothing is changed. */
export type RestoreStep =
  /** The database to be replaced lies in a backup of its own; it is still in place. */
  | { readonly step: 'kept'; readonly kept: string }
  /** PostgreSQL is replacing it in one transaction, which is taken back unless its end was reached. */
  | { readonly step: 'replacing' }
  /** The backup is the database. */
  | { readonly step: 'replaced'; readonly kept: string | null };

/** Input of a restore. */
export interface RestoreOrder {
  readonly databaseUrl: string;
  readonly schema: DatabaseSchema;
  /** The backup. */
  readonly path: string;
  /** The backup's name in messages. */
  readonly name: string;
  readonly now: Date;
  /** Called once everything is known and nothing has changed yet. */
  decide(plan: RestorePlan): Promise<boolean>;
  /** Called in the same turn as a step is done. */
  onStep(step: RestoreStep): void;
}

/**
 * Replaces a database that nobody has open by a backup. The replaced one is kept: an SQLite file beside the new one,
 * a PostgreSQL database as a backup beside the restored one. Logged in the restored database.
 *
 * @returns null if the decision was no
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
    const plan = { backup, replaced, foreign: foreignIn(order, replaced) };
    if (!(await order.decide(plan))) return null;
    const keptAs = `${file}.replaced-${stamp(order.now)}`;
    const noted = await noteActInFile(draft, act(who, order, plan));
    const kept = await replaceSqlite(file, draft, keptAs);
    order.onStep({ step: 'replaced', kept });
    return { ...plan, kept, noted };
  });
}

async function restorePostgres(who: OperatorActor, order: RestoreOrder): Promise<Restored | null> {
  const backup = await inspected(order, () => inspectPostgres(order.path));
  const own = postgresAddress(order.databaseUrl);
  own.searchParams.set('application_name', `${RESTORING}${process.pid}-${order.now.getTime()}`);
  const orm = await openDatabase(own.href, order.schema);
  try {
    const present = await readContents(orm, own.href);
    const replaced = Object.keys(present.rows).length === 0 ? null : present;
    const plan = { backup, replaced, foreign: foreignIn(order, replaced) };
    if (!(await order.decide(plan))) return null;
    let kept: string | null = null;
    let noted = false;
    await withoutServers(orm, () =>
      underDatabaseLock(orm, own.href, async () => {
        await refuseOthers(orm);
        if (replaced !== null) kept = await keepPostgres(order, own.href);
        order.onStep({ step: 'replacing' });
        await replacePostgres(own.href, order.path);
        order.onStep({ step: 'replaced', kept });
        noted = await noteActOn(orm, act(who, order, plan));
      }),
    );
    return { ...plan, kept, noted };
  } finally {
    await closeDatabase(orm);
  }
}

function foreignIn({ schema }: RestoreOrder, replaced: BackupContents | null): readonly string[] {
  return replaced === null ? [] : foreignAmong(Object.keys(replaced.rows), schema);
}

/** The entry in the restored database's log: the backup, and what it replaced. */
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

async function keepPostgres({ path, now, onStep }: RestoreOrder, databaseUrl: string): Promise<string> {
  const { database } = postgresTarget(databaseUrl);
  const kept = join(dirname(path), `${database}.replaced-${stamp(now)}`);
  await writeBackup(kept, kept, {
    force: false,
    fill: (draft) => backUpPostgres(databaseUrl, draft),
    onNamed: () => onStep({ step: 'kept', kept }),
  });
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

/** An instant as part of a file name; unique within a second. */
const stamp = (now: Date): string => {
  const instant = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${instant}-${randomUUID().slice(0, 4)}`;
};

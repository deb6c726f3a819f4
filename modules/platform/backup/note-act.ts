import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { type AuditFacts, actorName } from '../audit/audit-log.ts';
import type { AuditedAct } from '../audit/audited-acts.ts';
import { closeDatabase, openDatabase } from '../database/database.ts';
import type { OperatorActor } from '../domain/actor.ts';
import { openSqliteFile } from '../sqlite/open-file.ts';

/** Columns that the audit log has in every version: the database or backup may be older. */
const INSERT = 'insert into audit_entry (at, who, what, detail) values (?, ?, ?, ?)';

/** An operator's action on a whole database. */
export interface DatabaseAct extends Pick<AuditFacts, 'before' | 'after'> {
  readonly who: OperatorActor;
  readonly what: Extract<AuditedAct, 'database-backed-up' | 'database-restored'>;
  readonly at: Date;
}

/**
 * Logs an action in the audit log of a database that is not open.
 *
 * @returns whether it succeeded: a read-only database is backed up all the same
 */
export async function noteAct(databaseUrl: string, act: DatabaseAct): Promise<boolean> {
  try {
    const orm = await openDatabase(databaseUrl, {
      entities: [AuditEntry],
      migrations: { sqlite: [], postgresql: [] },
    });
    try {
      await noteBy(orm, act);
      return true;
    } finally {
      await closeDatabase(orm);
    }
  } catch {
    return false;
  }
}

/** The same for an open database. */
export async function noteActOn(orm: MikroORM, act: DatabaseAct): Promise<boolean> {
  return noteBy(orm, act).then(
    () => true,
    () => false,
  );
}

/** The same for an SQLite file that nobody else uses; leaves no companion files. */
export async function noteActInFile(path: string, act: DatabaseAct): Promise<boolean> {
  const database = await openSqliteFile(path);
  try {
    // MikroORM stores an instant as a number there.
    database.prepare(INSERT).run(act.at.getTime(), ...texts(act));
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

async function noteBy(orm: MikroORM, act: DatabaseAct): Promise<void> {
  await (orm.em.fork() as SqlEntityManager).execute(INSERT, [act.at, ...texts(act)]);
}

function texts({ who, what, before, after }: DatabaseAct): [string, string, string] {
  return [actorName(who), what, JSON.stringify({ before, after })];
}

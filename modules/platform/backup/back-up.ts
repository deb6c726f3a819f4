import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { databaseKind } from '../database/database.ts';
import type { Actor } from '../domain/actor.ts';
import { requireOperator } from '../operator.ts';
import { type BackupContents, inShort } from './backup-contents.ts';
import { writeBackup } from './backup-file.ts';
import { noteAct } from './note-act.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { backUpSqlite } from './sqlite-backup.ts';

/** Where a backup goes. */
export interface BackupTarget {
  readonly path: string;
  /** How the file is called in what is said of it. */
  readonly name: string;
  /** Whether a file that is there already is overwritten. */
  readonly force: boolean;
  readonly now: Date;
}

/** What a backup holds. */
export interface BackedUp {
  readonly contents: BackupContents;
  /** Whether it stands in the database's audit log, behind the backup: not where that cannot be written to. */
  readonly noted: boolean;
}

/**
 * Backs up a database, which may be in use, as it is at one moment. The file is read back whole before it takes its
 * name; it is for its owner's eyes only. Then the audit log says so.
 *
 * @throws DomainError `forbidden`; Error that names the file, of which nothing is left then, or the database
 */
export async function backUp(
  actor: Actor,
  databaseUrl: string,
  { path, name, force, now }: BackupTarget,
): Promise<BackedUp> {
  const who = requireOperator(actor);
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'sqlite' && !existsSync(kind.file))
    throw new Error(`There is no database ${kind.file}.`);
  const contents = await writeBackup(path, name, force, async (draft) => {
    const written =
      kind.engine === 'sqlite'
        ? await backUpSqlite(kind.file, draft)
        : await backUpPostgres(databaseUrl, draft);
    if (written.migrations.length === 0) throw new Error('the database holds nothing of Inkoberatung');
    return written;
  });
  const after = { Datei: basename(path), ...inShort(contents) };
  const noted = await noteAct(databaseUrl, { who, what: 'database-backed-up', at: now, after });
  return { contents, noted };
}

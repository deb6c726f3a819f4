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

/** Target of a backup. */
export interface BackupTarget {
  readonly path: string;
  /** The file's name in messages. */
  readonly name: string;
  /** Whether to overwrite an existing file. */
  readonly force: boolean;
  readonly now: Date;
  /** Called as soon as the file is complete and has its name. */
  readonly onNamed: () => void;
}

/** Content of a backup. */
export interface BackedUp {
  readonly contents: BackupContents;
  /** Whether the database's audit log records the backup; not if the database is read-only. */
  readonly noted: boolean;
}

/**
 * Backs up a database at one moment, even while it is in use. The file is verified before it gets its name, and is
 * readable by its owner only. Logs the backup afterwards.
 *
 * @throws DomainError `forbidden`; Error that names the file, which is removed then, or the database
 */
export async function backUp(
  actor: Actor,
  databaseUrl: string,
  { path, name, force, now, onNamed }: BackupTarget,
): Promise<BackedUp> {
  const who = requireOperator(actor);
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'sqlite' && !existsSync(kind.file))
    throw new Error(`There is no database ${kind.file}.`);
  const fill = async (draft: string) => {
    const written =
      kind.engine === 'sqlite'
        ? await backUpSqlite(kind.file, draft)
        : await backUpPostgres(databaseUrl, draft);
    if (written.migrations.length === 0) throw new Error('the database holds nothing of Inkoberatung');
    return written;
  };
  const contents = await writeBackup(path, name, { force, fill, onNamed });
  const after = { Datei: basename(path), ...inShort(contents) };
  const noted = await noteAct(databaseUrl, { who, what: 'database-backed-up', at: now, after });
  return { contents, noted };
}

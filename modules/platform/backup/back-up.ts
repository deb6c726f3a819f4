import { existsSync } from 'node:fs';
import { databaseKind } from '../database.ts';
import type { Actor } from '../domain/actor.ts';
import { requireOperator } from '../operator.ts';
import type { BackupContents } from './backup-contents.ts';
import { writeBackup } from './backup-file.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { backUpSqlite } from './sqlite-backup.ts';

/** Where a backup goes. */
export interface BackupTarget {
  readonly path: string;
  /** How the file is called in what is said of it. */
  readonly name: string;
  /** Whether a file that is there already is overwritten. */
  readonly force: boolean;
}

/**
 * Backs up a database, which may be in use, as it is at one moment. The file is read back whole before it takes its
 * name; it is for its owner's eyes only.
 *
 * @throws DomainError `forbidden`; Error that names the file, of which nothing is left then, or the database
 */
export async function backUp(
  actor: Actor,
  databaseUrl: string,
  { path, name, force }: BackupTarget,
): Promise<BackupContents> {
  requireOperator(actor);
  const kind = databaseKind(databaseUrl);
  if (kind.engine === 'sqlite' && !existsSync(kind.file))
    throw new Error(`There is no database ${kind.file}.`);
  return writeBackup(path, name, force, async (draft) => {
    const contents =
      kind.engine === 'sqlite'
        ? await backUpSqlite(kind.file, draft)
        : await backUpPostgres(databaseUrl, draft);
    if (contents.migrations.length === 0) throw new Error('the database holds nothing of Inkoberatung');
    return contents;
  });
}

import { basename } from 'node:path';
import { actorName } from '../audit/audit-log.ts';
import type { AuditedAct } from '../audit/audited-acts.ts';
import { databaseKind } from '../database/database.ts';
import type { OperatorActor } from '../domain/actor.ts';
import { postgresTarget } from '../postgres/postgres-url.ts';
import type { CopyTarget } from './copied-database.ts';
import type { CopiedValue } from './copied-value.ts';
import type { CopiedTable } from './postgres-copy.ts';

/** What is logged of a copy. */
export interface CopyNote {
  readonly who: OperatorActor;
  readonly at: Date;
  /** URL of the source. */
  readonly from: string;
  /** Copied rows. */
  readonly rows: number;
}

const AUDIT_TABLE = 'audit_entry';
const COPIED: AuditedAct = 'database-copied';

/** Logs a copy in the audit log of the target, in the transaction of the copy: both are kept or neither. */
export async function noteCopy(
  target: CopyTarget,
  tables: readonly CopiedTable[],
  { who, at, from, rows }: CopyNote,
): Promise<void> {
  const values: Readonly<Record<string, CopiedValue>> = {
    at: at.getTime(),
    who: actorName(who),
    what: COPIED,
    detail: JSON.stringify({ after: { ...sourceInShort(from), Zeilen: rows } }),
  };
  const known = tables.find(({ name }) => name === AUDIT_TABLE)?.columns ?? [];
  // The rest, the id among it, is the database's default.
  const columns = known.filter(({ name }) => name in values);
  await target.insert(AUDIT_TABLE, columns, [columns.map(({ name }) => values[name] ?? null)]);
}

/** The source without folder, host, user and password. */
function sourceInShort(from: string) {
  const kind = databaseKind(from);
  return kind.engine === 'sqlite'
    ? { Art: 'SQLite', Quelle: basename(kind.file) }
    : { Art: 'PostgreSQL', Quelle: postgresTarget(from).database };
}

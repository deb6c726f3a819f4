import type { EntityManager } from '@mikro-orm/core';
import { AuditEntry } from '../audit/audit-entry.entity.ts';

/** A daily backup is late after this many hours. */
export const LATE_BACKUP_HOURS = 48;

/**
 * When the newest backup that `inko db backup` has made was finished, as the audit log says; null if there is none.
 * Backups by other means are unknown here.
 */
export async function lastBackup(em: EntityManager): Promise<Date | null> {
  const [entry] = await em
    .fork()
    .find(AuditEntry, { what: 'database-backed-up' }, { fields: ['at'], orderBy: { id: 'desc' }, limit: 1 });
  return entry?.at ?? null;
}

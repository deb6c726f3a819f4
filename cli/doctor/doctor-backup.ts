import type { SqlEntityManager } from '@mikro-orm/sql';
import { type FoundPrograms, findPostgresPrograms, LATE_BACKUP_HOURS } from '#platform';
import type { Finding } from '../output/finding.ts';
import type { Platform } from '../program/open-platform.ts';

/** Whether `inko db backup` and `restore` find PostgreSQL's programs, and these support the server. */
export async function backupPrograms({ orm }: Platform): Promise<Finding> {
  const rows = await (orm.em.fork() as SqlEntityManager).execute('show server_version_num');
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  return backupFinding(findPostgresPrograms(), server);
}

/** @param server major version of the server */
export function backupFinding({ missing, version }: FoundPrograms, server: number): Finding {
  const check = 'backup';
  const install = 'Debian: apt-get install postgresql-client';
  if (missing.length > 0) {
    const detail = `${missing.join(', ')} not found: inko db backup and restore need them (${install})`;
    return { state: 'warning', check, detail };
  }
  if (version !== null && version < server) {
    const detail = `pg_dump ${version} refuses a server of version ${server}: install a later one (${install})`;
    return { state: 'warning', check, detail };
  }
  return { state: 'ok', check, detail: `pg_dump ${version ?? ''}`.trim() };
}

const HOUR_MS = 60 * 60_000;

/** @param last when the newest backup was made; null if the audit log knows of none */
export function backupAge(last: Date | null, now: Date): Finding {
  const check = 'last backup';
  if (last === null)
    return { state: 'warning', check, detail: 'none is known: inko db backup --keep 7d,4w,12m DIR, daily' };
  const hours = Math.max(0, Math.floor((now.getTime() - last.getTime()) / HOUR_MS));
  const detail = `${last.toISOString()}, ${hours} hours ago`;
  return { state: hours > LATE_BACKUP_HOURS ? 'warning' : 'ok', check, detail };
}

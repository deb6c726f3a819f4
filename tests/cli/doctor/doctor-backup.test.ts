import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgresPrograms } from '#platform';
import { backupFinding } from '../../../cli/doctor/doctor-backup.ts';

/** A folder with programs that say which version they are of. */
function programs(names: readonly string[], said: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'inko-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} ${said}"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('the programs on the PATH come first, with the version that pg_dump says', () => {
  const path = programs(['pg_dump', 'pg_restore', 'psql'], '(PostgreSQL) 9.6.24 (Debian 9.6.24-1)');
  expect(findPostgresPrograms(path)).toEqual({ missing: [], version: 9 });
  const silent = programs(['pg_dump', 'pg_restore', 'psql'], '');
  expect(findPostgresPrograms(silent)).toEqual({ missing: [], version: null });
});

test('the doctor warns of those that are missing, and of older ones than the server', () => {
  expect(backupFinding({ missing: ['pg_dump', 'pg_restore'], version: null }, 15)).toEqual({
    state: 'warning',
    check: 'backup',
    detail:
      'pg_dump, pg_restore not found: inko db backup and restore need them (Debian: apt-get install postgresql-client)',
  });
  expect(backupFinding({ missing: [], version: 15 }, 17)).toMatchObject({
    state: 'warning',
    detail: expect.stringContaining('pg_dump 15 refuses a server of version 17'),
  });
  for (const [version, server] of [
    [15, 15],
    [17, 15],
    [null, 15],
  ] as const)
    expect(backupFinding({ missing: [], version }, server).state).toBe('ok');
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a shell runs, and tables as they lie in the sources. */
const FILES = [
  'scripts/container/assemble.sh',
  'tests/modules/institution/krankenkassen/fixtures/good-utf8.csv',
  'data/fixtures/q1.pdf',
];

/** An archive of the sources has no history. */
const noRepository = spawnSync('git', ['rev-parse', '--git-dir']).status !== 0;

test.skipIf(noRepository)('a clone that would write line ends of Windows has the files as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inko-clone-'));
  try {
    execFileSync('git', ['-c', 'core.autocrlf=true', 'checkout-index', `--prefix=${folder}/`, ...FILES]);
    for (const file of FILES) expect(readFileSync(join(folder, file)).equals(readFileSync(file))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

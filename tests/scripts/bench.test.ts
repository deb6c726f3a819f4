import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

describe('npm run bench', () => {
  test('loads every benchmark and what it measures as they are written, and names those there are', () => {
    const { status, stderr } = spawnSync('node', ['tests/bench/run.ts', 'nichts'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/Unknown benchmark nichts; there are .*help,.*imports/);
  });
});

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isClean, type Part, soakTable } from '../soak/figures.ts';

const PART: Part = {
  name: 'advising',
  times: [1, 2, 3, 4, 100],
  errors: [],
  repeated: 1,
  memory: 250.4,
  acknowledged: 7,
  lost: 0,
};

describe('npm run soak', () => {
  test('is written as it can be loaded, and names an option that it cannot take', () => {
    const { status, stderr } = spawnSync('node', ['tests/soak/run.ts', '--minutes', 'lang'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('--minutes must be a number up to 60');
  });

  test('prints a row of figures for each part', () => {
    const [head = '', , row = ''] = soakTable([PART]).split('\n');
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    expect(Object.fromEntries(cells(head).map((name, at) => [name, cells(row)[at]]))).toMatchObject({
      requests: '5',
      errors: '0',
      'sent again': '1',
      'p50 ms': '3',
      'p99 ms': '100',
      'memory MB': '250',
      acknowledged: '7',
      lost: '0',
    });
  });

  test('fails on an error and on a loss', () => {
    expect(isClean([PART, PART])).toBe(true);
    expect(isClean([PART, { ...PART, lost: 1 }])).toBe(false);
    expect(isClean([{ ...PART, errors: ['500'] }])).toBe(false);
  });
});

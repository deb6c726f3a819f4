import { describe, expect, test } from 'vitest';
import { readPlaywright } from '../../scripts/test-reports.mjs';

const spec = (line: number, status: string, ...durations: number[]) => ({
  file: 'frame/menu.spec.ts',
  line,
  title: `test at ${line}`,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

describe('the report of the browser tests', () => {
  const suites = [
    { specs: [spec(3, 'expected', 10)], suites: [{ specs: [spec(9, 'flaky', 20, 30)] }] },
    { specs: [spec(20, 'unexpected', 40, 50)] },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 2 };

  test('counts what passed when it was tried again as passed, and names it', () => {
    const read = readPlaywright({ suites, stats, errors: [] });
    expect(read).toMatchObject({ passed: 2, failed: 1, skipped: 2 });
    expect(read.flaky).toEqual(['tests/web/frame/menu.spec.ts:9  test at 9']);
  });

  test('counts what failed outside of a test as failed', () => {
    expect(readPlaywright({ suites, stats, errors: [{}] }).failed).toBe(2);
  });

  test('gives the time of each attempt', () => {
    const { took } = readPlaywright({ suites, stats, errors: [] });
    expect(took).toEqual([10, 20, 30, 40, 50].map((ms) => ['tests/web/frame/menu.spec.ts', ms]));
  });
});

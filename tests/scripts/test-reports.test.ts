import { expect, test } from 'vitest';
import { readPlaywright } from '../../scripts/test-reports.mjs';

const spec = (...durations: number[]) => ({
  file: 'frame/menu.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('the report of the browser tests counts what fails inside and outside of them, and gives the time of each', () => {
  const suites = [{ specs: [spec(10)], suites: [{ specs: [spec(20)] }] }, { specs: [spec(40)] }];
  const stats = { expected: 1, unexpected: 1, skipped: 2 };
  expect(readPlaywright({ suites, stats, errors: [{}] })).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    took: [10, 20, 40].map((ms) => ['tests/web/frame/menu.spec.ts', ms]),
  });
});

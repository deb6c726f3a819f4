import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('work of the modules yields by one function', () => {
  const files = globSync('modules/**/*.ts').filter((file) =>
    /\bsetImmediate\b/.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual(['modules/platform/limits/in-slices.ts']);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the account of security names files that are there', () => {
  const text = readFileSync('docs/sicherheit.md', 'utf8');
  const files = [...text.matchAll(/`((?:apps|modules|tests|docs|data)\/[^`]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

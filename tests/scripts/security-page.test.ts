import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TEXT = readFileSync('docs/sicherheit.md', 'utf8');
const ROWS = TEXT.split('\n').filter((line) => /^\| \d/.test(line));

test('the account of security names files and decisions that are there', () => {
  const files = [...TEXT.matchAll(/`((?:apps|modules|tests|docs|data)\/[^`]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const linked = [...TEXT.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => `docs/${file}`);
  expect(linked.filter((file) => !existsSync(file))).toEqual([]);
});

test('each of its rows has a number, a requirement, one of four states, and a reason unless it does not apply', () => {
  expect(ROWS.length).toBeGreaterThan(100);
  for (const row of ROWS) {
    const [, number = '', requirement = '', state = '', reason = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    expect([row, /^\d+\.\d+/.test(number), requirement !== '']).toEqual([row, true, true]);
    expect(['met', 'partly', 'not met', 'n/a']).toContain(state);
    if (state === 'partly' || state === 'not met') expect([row, reason.length > 20]).toEqual([row, true]);
  }
});

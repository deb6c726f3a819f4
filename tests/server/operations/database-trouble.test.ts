import { expect, test } from 'vitest';
import { DatabaseTrouble } from '../../../apps/server/operations/database-trouble.ts';

/** A trouble with a log that can be read, and what tells it of a committed write. */
function troubled(quietMs: number) {
  const lines: object[] = [];
  const note = (facts: object, message: string) => void lines.push({ ...facts, message });
  let written = () => {};
  const activity = {
    whenWritten(listener: () => void) {
      written = listener;
    },
  };
  const trouble = new DatabaseTrouble({ info: note, warn: note, error: note }, activity, quietMs);
  return { lines, trouble, written: () => written() };
}
const failure = (code: string) => Object.assign(new Error(`insert into users values ('geheim')`), { code });

test('trouble with the database is reported once when it begins, for each cause, and once when it ends', () => {
  const { lines, trouble, written } = troubled(0);
  written();
  expect(lines).toEqual([]);
  for (const code of ['SQLITE_FULL', 'SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_FULL'])
    expect(trouble.note(failure(code))).toBe(true);
  expect(trouble.cause).toEqual({ type: 'Error', code: 'SQLITE_BUSY' });
  written();
  written();
  expect(trouble.cause).toBeNull();
  expect(lines).toEqual([
    { message: 'database trouble', cause: { type: 'Error', code: 'SQLITE_FULL' } },
    { message: 'database trouble', cause: { type: 'Error', code: 'SQLITE_BUSY' } },
    { message: 'database trouble over', seconds: 0 },
  ]);
  trouble.note(failure('53100'));
  expect(lines).toHaveLength(4);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

test('a write that succeeds at once after a failure does not end it', () => {
  const { lines, trouble, written } = troubled(60_000);
  trouble.note(failure('SQLITE_FULL'));
  written();
  expect(lines).toHaveLength(1);
  expect(trouble.cause).not.toBeNull();
});

test('failures of another kind are not reported', () => {
  const { lines, trouble } = troubled(0);
  expect(trouble.note(failure('SQLITE_CONSTRAINT'))).toBe(false);
  expect(lines).toEqual([]);
});

import { expect, test } from 'vitest';
import { DatabaseTrouble } from '../../../apps/server/operations/database-trouble.ts';

/** A trouble with a log that can be read, and a clock that is set. */
function troubled() {
  const lines: object[] = [];
  const note = (facts: object, message: string) => void lines.push({ ...facts, message });
  const clock = { ms: 0 };
  return {
    lines,
    clock,
    trouble: new DatabaseTrouble({ info: note, warn: note, error: note }, () => clock.ms),
  };
}
const failure = (code: string) => Object.assign(new Error(`insert into users values ('geheim')`), { code });

test('trouble with the database is reported once a minute for each cause', () => {
  const { lines, clock, trouble } = troubled();
  for (const code of ['SQLITE_FULL', 'SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_FULL'])
    expect(trouble.note(failure(code))).toBe(true);
  expect(trouble.cause).toEqual({ type: 'Error', code: 'SQLITE_FULL' });
  expect(lines).toEqual([
    { message: 'database trouble', cause: { type: 'Error', code: 'SQLITE_FULL' } },
    { message: 'database trouble', cause: { type: 'Error', code: 'SQLITE_BUSY' } },
  ]);
  clock.ms = 60_000;
  expect(trouble.cause).toBeNull();
  trouble.note(failure('SQLITE_FULL'));
  expect(lines).toHaveLength(3);
  expect(trouble.failureCount).toBe(5);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

test('failures of another kind are not reported', () => {
  const { lines, trouble } = troubled();
  expect(trouble.note(failure('SQLITE_CONSTRAINT'))).toBe(false);
  expect(lines).toEqual([]);
});

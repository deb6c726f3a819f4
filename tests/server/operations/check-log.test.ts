import { expect, test } from 'vitest';
import { CheckLog } from '../../../apps/server/operations/check-log.ts';

test('each check is logged when it changes, with each of its causes once', () => {
  const logged: unknown[] = [];
  const log = new CheckLog({
    info: (facts, message) => void logged.push([message, facts]),
    error: (facts, message) => void logged.push([message, facts]),
  });
  const failure = (check: string, code: string) => ({ check, type: 'Error', code });
  const [full, refused, late] = [
    failure('disk', 'ENOSPC'),
    failure('database', 'ECONNREFUSED'),
    failure('database', 'LATE'),
  ];
  for (const failures of [[], [full], [full], [refused, full], [late], [refused], [], [], [full]])
    log.note(failures);
  const again = (check: string) => ['check passed again', { check, seconds: 0 }];
  expect(logged).toEqual([
    ['check failed', full],
    ['check failed', refused],
    ['check failed', late],
    again('disk'),
    again('database'),
    ['check failed', full],
  ]);
});

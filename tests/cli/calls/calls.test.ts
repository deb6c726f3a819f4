import { expect, test } from 'vitest';
import { inkoHere } from '../run-here.ts';

test('the list of calls says of each who may make it, whom it is for, and how much it may bring', async () => {
  const { code, stdout } = await inkoHere(['calls', '--json']);
  expect(code).toBe(0);
  const rows = JSON.parse(stdout) as Record<string, unknown>[];
  const of = (method: string, path: string) =>
    rows.find((row) => row.method === method && row.path === `/static/api/${path}`);
  expect(of('POST', 'auth/login.php')).toEqual({
    ...{ method: 'POST', path: '/static/api/auth/login.php', who: 'anybody', for: 'programs' },
    ...{ takes: 'form', bytes: 16 * 1024, limit: '1000/5' },
  });
  expect(of('PUT', 'settings/method')).toEqual({
    ...{ method: 'PUT', path: '/static/api/settings/method', who: 'user', for: 'screens' },
    ...{ takes: 'json', bytes: 64 * 1024, limit: '' },
  });
  expect(of('GET', 'cms/roles.php')).toMatchObject({ who: 'vendor', bytes: 0 });
  const names = rows.map(({ method, path }) => `${path} ${method}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted());
});

import { beforeAll, describe, expect, test } from 'vitest';
import { User } from '#auth';
import { RIGHTS } from '#platform/domain';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { TABLE_NAMES } from '../../../modules/setup/tables/table-services.ts';
import { callAddresses, type PageAddress, pageAddresses } from '../support/addresses.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { addUsersByRight } from '../support/users-by-right.ts';

/** A reading, an empty form, and one with what the forms hold. */
const ASKED: readonly { readonly form?: Readonly<Record<string, string>> }[] = [
  {},
  { form: {} },
  { form: { id: '1', version: '1', password: 'x', take: 'yes' } },
];

/** What stands in an address in place of its parameters; one that is not named here stands for itself. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ':table': TABLE_NAMES,
  ':act': [
    'password',
    'deactivation',
    'deletion',
    'hiding',
    'end',
    'endOthers',
    'begin',
    'confirm',
    'codes',
    'off',
  ],
  ':version': ['1'],
  ':group?': ['', 'institutionen'],
};

function addressesOf(path: string): readonly string[] {
  const [name, values] = Object.entries(VALUES).find(([each]) => path.includes(each)) ?? [];
  if (name === undefined || values === undefined) return [path];
  return values.flatMap((value) => addressesOf(path.replace(name, value)));
}

describe('somebody without any right', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  let cookie = '';
  let pages: readonly PageAddress[] = [];

  beforeAll(async () => {
    await database.em().nativeUpdate(User, { loginKey: 'beratung' }, { role: null });
    cookie = await server().cookieOf('beratung');
    pages = await pageAddresses();
  });

  // @spec access-2-31
  test('causes a failure of the server on no page, and is let into nothing below /settings and /cms', async () => {
    const [failed, entered]: string[][] = [[], []];
    const paths = pages.flatMap(({ path }) => addressesOf(path));
    expect(paths).toContain('/settings/tables/preise');
    // It ends the session of all that would follow.
    for (const path of new Set(paths.filter((each) => each !== '/logout')))
      for (const asked of ASKED) {
        const { status, headers } = await server().ask(path, { cookie, ...asked });
        const line = `${'form' in asked ? 'POST' : 'GET'} ${path}: ${status}`;
        if (status >= 500) failed?.push(line);
        // Also 400: what is sent is not what any form sends.
        const isRefused = status === 302 ? headers.get('location') === '/' : status >= 400;
        if (/^\/(settings|cms)\b/.test(path) && !isRefused) entered?.push(line);
      }
    expect([failed, entered]).toEqual([[], []]);
    expect((await server().ask('/myAccount', { cookie })).status).toBe(200);
    expect(server().log.filter((line) => line.includes('page failed'))).toEqual([]);
  });

  test('with one right is led by /settings to the tab of it', async () => {
    await addUsersByRight(database.em());
    const first: Readonly<Record<string, string>> = {
      kont_einst: '/settings/0',
      insti_nutzer: '/settings/1',
      kassen_einst: '/settings/2',
      preis_einst: '/settings/3',
      berechn_einst: '/settings/4',
      einst_export: '/settings/transfer',
      einst_import: '/settings/transfer',
    };
    for (const user of RIGHTS) {
      const answer = await server().ask('/settings', { cookie: await server().cookieOf(user) });
      expect([user, answer.status, answer.headers.get('location')]).toEqual([user, 302, first[user] ?? '/']);
    }
  });

  test('causes a failure of the server by no call', async () => {
    const token = await tokenOf(server(), 'beratung');
    const failed: string[] = [];
    for (const { method, call: described } of callAddresses) {
      const { path } = described;
      const bodies = method === 'get' || method === 'delete' ? [{}] : [{ form: {} }, { json: {} }];
      for (const body of bodies) {
        const { status } = await call(server(), path, { method: method.toUpperCase(), token, ...body });
        if (status >= 500) failed.push(`${method} ${path}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });

  test.each(['/settings/tables/preise', '/settings/tables/krankenkassen?format=json'])(
    'is led home from %s, which the audit log notes',
    async (path) => {
      await database.em().nativeDelete(AuditEntry, {});
      const answer = await server().ask(path, { cookie: await server().cookieOf('beratung') });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      const [refused] = await database.em().find(AuditEntry, { what: 'right-refused' });
      expect(refused?.detail).toBe(JSON.stringify({ code: path.split('?', 1)[0] }));
    },
  );
});

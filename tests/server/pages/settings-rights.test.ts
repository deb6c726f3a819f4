import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Right } from '#platform/domain';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { addUsersByRight, type RightsByUser, USERS } from '../support/users-by-right.ts';

/** What is done at a route, who may, and what is sent. */
interface Asked {
  /** Of several rights one is enough. */
  readonly admits: readonly Right[];
  /** Its address, where the route has a parameter; several where each does something else. */
  readonly at?: readonly string[];
  readonly form?: Readonly<Record<string, string>>;
  /** Content of the file that is sent along. */
  readonly file?: string;
}

const CONTACT = { Name: 'Apotheke', Strasse: 'Weg', Hausnummer: '1', PLZ: '79098', Ort: 'Freiburg' };
const USER = {
  id: '',
  Anrede: '1',
  Vorname: 'Paul',
  Nachname: 'Ott',
  Mail: 'ott@example.org',
  RollenId: '3',
};
/** Nothing has these numbers: whoever may is told so. */
const NOBODY = { id: '999999' };
const NOTHING = { id: 'no-such-upload', take: 'no' };
const transfer = ['einst_export', 'einst_import'] as const;

/** All that the routes below /settings answer, by method and path as routes.ts has it. */
const ROUTES: Readonly<Record<string, Asked | 'leads on'>> = {
  'GET settings/:index?': 'leads on',
  'GET settings/0': { admits: ['kont_einst'] },
  'POST settings/0': { admits: ['kont_einst'], form: CONTACT },
  'POST settings/pdfPassword': { admits: ['kont_einst'], form: {} },
  'GET settings/1': { admits: ['insti_nutzer'] },
  'POST settings/1': { admits: ['insti_nutzer'], form: USER },
  'POST settings/users/:act': {
    admits: ['insti_nutzer'],
    at: ['password', 'deactivation', 'deletion', 'hiding'].map((act) => `settings/users/${act}`),
    form: NOBODY,
  },
  'GET settings/2': { admits: ['kassen_einst'] },
  'POST settings/2': { admits: ['kassen_einst'], form: { version: '1' } },
  'POST settings/krankenkassen/saetze/:act': {
    admits: ['kassen_einst'],
    at: ['settings/krankenkassen/saetze/preview'],
    form: { percent: '3', from: '2027-01-01' },
  },
  'GET settings/3': { admits: ['preis_einst'] },
  'GET settings/3/katalog/:version': {
    admits: ['preis_einst'],
    at: ['settings/3/katalog/0'],
  },
  'POST settings/3': { admits: ['preis_einst'], form: { version: '1', prices: '{}' } },
  'GET settings/tables/:table': { admits: ['preis_einst'], at: ['settings/tables/preise'] },
  'POST settings/tables/:table': {
    admits: ['preis_einst'],
    at: ['settings/tables/preise'],
    file: 'id;PZN;Preis\r\n1;;1,00\r\n',
  },
  'POST settings/tables/:table/import': {
    admits: ['preis_einst'],
    at: ['settings/tables/preise/import'],
    form: NOTHING,
  },
  'GET settings/4': { admits: ['berechn_einst'] },
  'POST settings/4': { admits: ['berechn_einst'], form: { version: '1', method: 'B' } },
  'GET settings/5': { admits: ['kont_einst'] },
  'POST settings/5': { admits: ['kont_einst'], form: { version: '1', wording: '' } },
  'GET settings/6': { admits: ['kont_einst'] },
  'GET settings/transfer': { admits: transfer },
  'GET settings/transfer/file': { admits: ['einst_export'] },
  'POST settings/transfer/file': { admits: ['einst_import'], file: '{}' },
  'POST settings/transfer/import': { admits: ['einst_import'], form: NOTHING },
};

const read = (path: string) => readFileSync(new URL(`../../../apps/web/${path}`, import.meta.url), 'utf8');
const EXPORTED = { GET: /^export (async )?function loader\b/m, POST: /^export (async )?function action\b/m };

/** What the routes below /settings answer, as they are written. */
function answered(): readonly string[] {
  return [...read('routes.ts').matchAll(/route\('(settings[^']*)', '([^']+)'/g)].flatMap(
    ([, path, file = '']) => {
      const source = read(file);
      return (['GET', 'POST'] as const)
        .filter((method) => EXPORTED[method].test(source))
        .map((method) => `${method} ${path}`);
    },
  );
}

// @spec access-2-31
test('the table names whatever a route of the settings answers', () => {
  expect(Object.keys(ROUTES).sort()).toEqual([...answered()].sort());
});

describe('of the settings', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  let rightsOf: RightsByUser = new Map();
  beforeAll(async () => {
    rightsOf = await addUsersByRight(database.em());
  });

  async function send(method: string, path: string, cookie: string, { form, file }: Asked): Promise<number> {
    if (file === undefined) return (await server().ask(`/${path}`, { cookie, ...(form && { form }) })).status;
    const body = new FormData();
    body.set('file', new File([file], path.includes('tables') ? 'a.csv' : 'a.json'));
    const headers = { origin: server().origin, cookie };
    return (await fetch(`${server().origin}/${path}`, { method, headers, body, redirect: 'manual' })).status;
  }

  const asked = Object.entries(ROUTES).flatMap(([name, route]) =>
    route === 'leads on' ? [] : [[name, route] as const],
  );
  // @spec access-2-31
  test.each(asked)('%s admits whom the table names, and nobody else', async (name, route) => {
    const [method = '', path = ''] = name.split(' ');
    for (const address of route.at ?? [path]) {
      const admitted: string[] = [];
      for (const user of USERS) {
        const status = await send(method, address, await server().cookieOf(user), route);
        expect([address, user, status]).not.toEqual([address, user, 401]);
        expect([address, user, status < 500]).toEqual([address, user, true]);
        if (status !== 302 && status !== 403) admitted.push(user);
      }
      const expected = USERS.filter((user) =>
        route.admits.some((right) => rightsOf.get(user)?.rights.has(right)),
      );
      expect([address, admitted]).toEqual([address, expected]);
    }
  });

  test('/settings leads to the first tab that somebody may open, and others home', async () => {
    const first: Readonly<Record<string, string>> = {
      kont_einst: '/settings/0',
      insti_nutzer: '/settings/1',
      kassen_einst: '/settings/2',
      preis_einst: '/settings/3',
      berechn_einst: '/settings/4',
      einst_export: '/settings/transfer',
      einst_import: '/settings/transfer',
    };
    for (const user of [...rightsOf.keys()].filter((name) => name !== 'admin' && name !== 'leitung')) {
      const answer = await server().ask('/settings', { cookie: await server().cookieOf(user) });
      expect([user, answer.status, answer.headers.get('location')]).toEqual([user, 302, first[user] ?? '/']);
    }
  });
});

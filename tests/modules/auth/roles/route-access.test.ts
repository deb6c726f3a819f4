import { describe, expect, test } from 'vitest';
import { redirectFor } from '#auth/domain';
import { RIGHTS, type Right } from '#platform/domain';
import type { Visitor } from '../../../../modules/auth/roles/route-access.ts';

const everything: Visitor = { rights: new Set(RIGHTS), admin: true, waiting: false };
const nothing: Visitor = { rights: new Set(), admin: false, waiting: false };
const without = (right: Right): Visitor => ({
  ...everything,
  rights: new Set(RIGHTS.filter((each) => each !== right)),
});
const onlyWith = (right: Right): Visitor => ({ ...nothing, rights: new Set([right]) });
const waiting: Visitor = { ...everything, waiting: true };

/** The route table and the guards of access specification, section 2. */
const VISITORS_ONLY = [
  ...['/login', '/welcome', '/register1', '/register2', '/register3'],
  ...['/register', '/registeruser', '/registeruser/1', '/registerpass', '/registerpass/0', '/Register/'],
];
const OPEN = [
  ...['/impressum', '/datenschutz', '/barrierefreiheit', '/feedback'],
  ...['/createPassword', '/passwd', '/verify', '/resetpwd', '/einladung', '/success'],
];
const GUARDED = [
  '/',
  '/wizard/0',
  '/offer',
  '/selling',
  '/final',
  '/myAccount',
  '/settings/7',
  '/anything/else',
];
const ADMIN = ['/cms', '/cms/0', '/cms/accounts'];
const BY_RIGHT: readonly (readonly [path: string, right: Right])[] = [
  ['/products', 'prod_kat'],
  ['/wizard/1', 'bera_durch'],
  ['/wizard/2', 'bera_durch'],
  ['/wizard/3', 'bera_durch'],
  ['/wizard/4', 'bera_durch'],
  ['/recommendations', 'bera_durch'],
  ['/cart', 'versorg_aufr'],
  ['/settings/0', 'kont_einst'],
  ['/settings/1', 'insti_nutzer'],
  ['/settings/2', 'kassen_einst'],
  ['/settings/3', 'preis_einst'],
  ['/settings/3/katalog/1', 'preis_einst'],
  ['/settings/4', 'berechn_einst'],
  ['/settings/5', 'kont_einst'],
  ['/settings/6', 'kont_einst'],
  ['/settings/transfer/file', 'einst_export'],
];

describe('the guard sends', () => {
  // @spec access-6-1
  test.each(VISITORS_ONLY)('a logged-in user away from %s', (path) => {
    expect(redirectFor(path, null)).toBeNull();
    expect(redirectFor(path, nothing)).toBe('/');
    expect(redirectFor(path, waiting)).toBe('/');
  });

  test.each(OPEN)('nobody away from %s', (path) => {
    for (const visitor of [null, nothing, everything, waiting]) expect(redirectFor(path, visitor)).toBeNull();
  });

  test.each([...GUARDED, ...ADMIN, ...BY_RIGHT.map(([path]) => path)])(
    'visitors of %s to the welcome, waiting users to their password',
    (path) => {
      expect(redirectFor(path, null)).toBe('/welcome');
      expect(redirectFor(path, waiting)).toBe('/createPassword');
      expect(redirectFor(path, everything)).toBeNull();
    },
  );

  test.each(GUARDED)('no user away from %s', (path) => {
    expect(redirectFor(path, nothing)).toBeNull();
  });

  // @spec access-2-5
  test.each(ADMIN)('everybody but admins away from %s', (path) => {
    expect(redirectFor(path, { ...everything, admin: false })).toBe('/');
    expect(redirectFor(path, { ...nothing, admin: true })).toBeNull();
  });

  // @spec consultation-6-4 access-2-5 access-6-2
  test.each(BY_RIGHT)('a user who lacks the right away from %s: %s', (path, right) => {
    expect(redirectFor(path, without(right))).toBe('/');
    expect(redirectFor(path, onlyWith(right))).toBeNull();
  });

  test('nobody away from the settings’ transfer who may export or import them', () => {
    const rights: readonly Right[] = ['einst_export', 'einst_import'];
    for (const right of RIGHTS)
      expect(redirectFor('/settings/transfer', onlyWith(right))).toBe(rights.includes(right) ? null : '/');
  });
});

/** Other spellings that the router takes for the same page. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

describe('another spelling of a path', () => {
  test.each(SPELLINGS.map((spell) => [spell('/cart'), spell] as const))(
    'is guarded as the first one: %s',
    (_example, spell) => {
      for (const [path, right] of BY_RIGHT) {
        expect([spell(path), redirectFor(spell(path), without(right))]).toEqual([spell(path), '/']);
      }
      for (const path of ADMIN) expect(redirectFor(spell(path), { ...everything, admin: false })).toBe('/');
      for (const path of VISITORS_ONLY) expect(redirectFor(spell(path), nothing)).toBe('/');
      for (const path of OPEN) expect(redirectFor(spell(path), waiting)).toBeNull();
    },
  );

  test.each(['/wizard/01', '/wizard/+1', '/wizard/1.0', '/wizard/5', '/wizard/%31'])(
    'does not bypass the right of a step of the Anamnese: %s',
    (path) => {
      expect(redirectFor(path, without('bera_durch'))).toBe('/');
    },
  );

  test('is guarded where it cannot be decoded', () => {
    expect(redirectFor('/%zz', null)).toBe('/welcome');
  });
});

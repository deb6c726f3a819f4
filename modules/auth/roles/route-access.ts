import type { Right } from '#platform/domain';

/** A visitor of a page, as the guards see it. */
export interface Visitor {
  readonly rights: ReadonlySet<Right>;
  readonly admin: boolean;
  readonly waiting: boolean;
}

/** Any one of several rights is enough. */
type Rule = 'open' | 'visitors-only' | 'guarded' | 'admin' | Right | readonly Right[];

/** The route table and the rights of access specification, section 2, in order: the first match wins. Lower case. */
const RULES: readonly (readonly [pattern: RegExp, rule: Rule])[] = [
  [
    /^\/(login(\/(code|recovery|setup))?|welcome|register[1-3]|register(user|pass)?(\/[^/]+)?)$/,
    'visitors-only',
  ],
  [
    /^\/(impressum|datenschutz|barrierefreiheit|feedback|createpassword|passwd|verify|resetpwd|einladung|success)$/,
    'open',
  ],
  [/^\/cms(\/|$)/, 'admin'],
  [/^\/products$/, 'prod_kat'],
  [/^\/wizard\/(?!0$)/, 'bera_durch'],
  [/^\/recommendations$/, 'bera_durch'],
  [/^\/cart$/, 'versorg_aufr'],
  [/^\/settings\/0$/, 'kont_einst'],
  [/^\/settings\/1$/, 'insti_nutzer'],
  [/^\/settings\/2$/, 'kassen_einst'],
  // Table files check rights of their own; refusals are logged.
  [/^\/settings\/3(\/|$)/, 'preis_einst'],
  [/^\/settings\/4$/, 'berechn_einst'],
  [/^\/settings\/5$/, 'kont_einst'],
  [/^\/settings\/6$/, 'kont_einst'],
  [/^\/settings\/transfer$/, ['einst_export', 'einst_import']],
  [/^\/settings\/transfer\/file$/, 'einst_export'],
];

/** Pages for visitors; leaves out those in the middle of a login. */
const MEASURED =
  /^\/(login|welcome|register[1-3]|register(user|pass)?(\/[^/]+)?|impressum|datenschutz|barrierefreiheit|feedback|passwd|verify|resetpwd|success)$/;

/** Whether visits of a page may be measured, with consent (docs/decisions/0038). */
export const isMeasuredPage = (path: string): boolean => MEASURED.test(plainPath(path));

/**
 * Where a visitor of a page is redirected; null if they may see the page (access specification, section 2: route
 * table and guards).
 *
 * @param path path of the page, without query
 * @param visitor null without a login
 */
export function redirectFor(path: string, visitor: Visitor | null): string | null {
  const plain = plainPath(path);
  const rule = RULES.find(([pattern]) => pattern.test(plain))?.[1] ?? 'guarded';
  if (rule === 'open') return null;
  if (visitor === null) return rule === 'visitors-only' ? null : '/welcome';
  if (rule === 'visitors-only') return '/';
  if (visitor.waiting) return '/createPassword';
  if (rule === 'guarded') return null;
  if (rule === 'admin') return visitor.admin ? null : '/';
  const rights = typeof rule === 'string' ? [rule] : rule;
  return rights.some((right) => visitor.rights.has(right)) ? null : '/';
}

/**
 * A path as the router matches it: it treats `/Cart/` and `/%63art` as `/cart`, and another spelling must not bypass
 * the rule.
 */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Invalid encoding: the router uses it unchanged, too.
  }
  return decoded
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

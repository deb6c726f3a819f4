/** Which part may import which (CONTRIBUTING, 'Where things go'). Everything that is not named here is refused. */
import { posix } from 'node:path';
import type { Import } from './imports.ts';
import { CALLS } from './rules.ts';

/** Each module with the modules below it. */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  institution: ['platform'],
  catalogue: ['platform'],
  consultation: ['platform', 'institution', 'catalogue'],
  auth: ['platform', 'institution'],
  pdf: ['platform', 'institution', 'catalogue', 'consultation', 'auth'],
  setup: ['platform', 'institution', 'catalogue', 'consultation', 'auth', 'pdf'],
};

/** All that a domain face may use beside its own files: it runs in the browser, the server and the tests alike. */
const PURE_PACKAGES = [
  'zod',
  'zod/mini',
  'papaparse',
  'pdf-lib',
  '@noble/hashes/legacy.js',
  '@noble/hashes/utils.js',
];

/** Packages that would pull a screen into a module, or the database into the browser's part. */
const SCREEN = /^(react|react-dom|@remix-run|downshift)(\/|$)/;
const SERVER = /^(@nestjs|@mikro-orm|fastify|@fastify)(\/|$)/;

/** Files that load what they find at run time: the built web part, one screen of it, and the worker of a task. */
const LOAD_THE_BUILD = [
  'apps/server/assets/web-build.ts',
  'apps/web/remix-internals.ts',
  'modules/platform/untrusted/host.worker.ts',
];
/**
 * The one way between the apps. The server composes the services that a page is handed; their type is read from there,
 * because a list kept by hand beside it said the same twice.
 */
const HANDED_IN = { file: 'apps/web/context.ts', path: 'apps/server/pages/web-services.ts' };

/** The texts of the documentation that screens show, each with the one file that shows it. */
const SHOWN_TEXTS = [
  { file: 'apps/web/legal/privacy-text.server.ts', path: 'docs/datenschutz.md' },
  { file: 'apps/web/legal/accessibility-text.server.ts', path: 'docs/barrierefreiheit.md' },
];

const FACE = /^modules\/[a-z]+\/(index|calls|domain|domain\/index|http\/index)\.ts$/;
const OWN_FACE = 'a module does not enter itself through its own face';

type Place =
  | { readonly kind: 'module'; readonly module: string }
  | { readonly kind: 'web' | 'server' | 'cli' | 'data' | 'elsewhere' };

/** The place of a file that imports, and whether a domain face reaches it. */
type From = Place & { readonly rule: boolean };

function placeOf(path: string): Place {
  const [top, second = ''] = path.split('/');
  if (top === 'modules') return { kind: 'module', module: second };
  if (top === 'apps' && (second === 'web' || second === 'server')) return { kind: second };
  return { kind: top === 'cli' || top === 'data' ? top : 'elsewhere' };
}

/**
 * Why a file may not import this; null where it may.
 *
 * @param isRule whether a file belongs to a domain face (`rulesOf`)
 */
export function objection(imported: Import, isRule: (file: string) => boolean): string | null {
  const from = { ...placeOf(imported.file), rule: isRule(imported.file) };
  const { target } = imported;
  if (target === null)
    return LOAD_THE_BUILD.includes(imported.file)
      ? null
      : 'what it imports is computed and cannot be checked';
  if (target.startsWith('.')) return byPath(imported, from, target);
  if (target.startsWith('#')) return byFace(imported, from, target);
  return fromAPackage(from, target);
}

function byPath(imported: Import, from: From, target: string): string | null {
  const path = posix.join(posix.dirname(imported.file), target.replace(/\?.*$/, ''));
  const to = placeOf(path);
  if (from.kind === 'module' && to.kind === 'module' && from.module === to.module) {
    return FACE.test(path) ? OWN_FACE : null;
  }
  if (to.kind === 'module') return 'another module is entered through #name or #name/domain only';
  if (to.kind === 'data') return from.rule ? 'a domain face is handed its data' : null;
  if (to.kind === from.kind && to.kind !== 'elsewhere') return null;
  if (imported.file === HANDED_IN.file && path === HANDED_IN.path) {
    return imported.typeOnly ? null : `${HANDED_IN.path} is imported with "import type" only`;
  }
  if (SHOWN_TEXTS.some((shown) => imported.file === shown.file && path === shown.path)) return null;
  return `nobody imports ${path} from here`;
}

function byFace(imported: Import, from: From, target: string): string | null {
  const [, name = '', face] = /^#([a-z]+)(\/domain|\/calls|\/http)?$/.exec(target) ?? [];
  if (FLOORS[name] === undefined) return 'there is no such module';
  const pure = face === '/domain' || face === '/calls';
  if (from.kind === 'module') {
    if (from.module === name) return OWN_FACE;
    if (!FLOORS[from.module]?.includes(name)) return `${name} is not below ${from.module}`;
    if (CALLS.test(imported.file) && imported.typeOnly) return null;
    return from.rule && !pure ? 'a domain face imports domain faces only' : null;
  }
  if (from.kind === 'web') {
    if (name === 'setup') return 'screens know nothing of the setup';
    return pure || imported.typeOnly ? null : 'apps/web takes a server face with "import type" only';
  }
  return from.kind === 'server' || from.kind === 'cli' ? null : 'imported from an unknown place';
}

function fromAPackage(from: From, target: string): string | null {
  if (from.rule) {
    return PURE_PACKAGES.includes(target) ? null : 'a domain face is pure: no Nest, no database, no Node';
  }
  if (from.kind === 'module' || from.kind === 'cli') {
    return SCREEN.test(target) ? 'only apps know of screens' : null;
  }
  if (from.kind === 'web')
    return SERVER.test(target) ? 'apps/web reaches the server through its context' : null;
  return null;
}

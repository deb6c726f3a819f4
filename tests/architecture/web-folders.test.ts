import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { paths, sources } from './sources.ts';

const FRAME = ['connection', 'session', 'ui', 'frame'];

/** The folders of apps/web with those that each may import, types and what is loaded later included. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  connection: [],
  session: ['connection'],
  ui: ['connection', 'session'],
  frame: ['connection', 'session', 'ui'],
  requests: ['session', 'ui'],
  access: [...FRAME, 'requests'],
  welcome: [...FRAME, 'access'],
  legal: FRAME,
  consultation: FRAME,
  // Loads of it only what is asked for later (areas.test.ts).
  administration: [...FRAME, 'consultation'],
};

/** Folders above all others: routes put together what the others hold. */
const ABOVE = ['routes', 'styles'];

/** All folders may use it: what of Remix is private. */
const LOWEST = 'apps/web/remix-internals.ts';

/** The folder of apps/web that a file lies in; undefined for the files beside those folders and outside of apps/web. */
const folderOf = (path: string) => /^apps\/web\/([^/]+)\//.exec(path)?.[1];

/** Imports of a file that lead to a folder of apps/web which its own may not import. */
function breaches(file: string, text: string): string[] {
  const from = folderOf(file);
  if (from === undefined || ABOVE.includes(from)) return [];
  return importsOf(file, text).flatMap(({ line, target }) => {
    if (target === null || !target.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), target);
    const to = folderOf(path);
    // The files beside the folders belong to the root, which loads all others, but for what hides Remix.
    if (!path.startsWith('apps/web/') || to === from || path === LOWEST) return [];
    return to !== undefined && MAY_IMPORT[from]?.includes(to) ? [] : [`${file}:${line} ${target}`];
  });
}

describe('the folders of apps/web', () => {
  it('are all named', () => {
    const folders = new Set(paths.map(folderOf).filter((folder) => folder !== undefined));
    expect([...folders].sort()).toEqual([...Object.keys(MAY_IMPORT), ...ABOVE].sort());
  });

  it('import each other in one direction', () => {
    expect(sources.flatMap(({ file, text }) => breaches(file, text))).toEqual([]);
  });

  it.each([
    ['the session in the connection', 'connection/x.ts', "import { a } from '../session/session-end.ts';"],
    ['the frame in a field', 'ui/fields/x.tsx', "import { a } from '../../frame/icons.tsx';"],
    ['a type of the frame in the session', 'session/x.ts', "import type { A } from '../frame/frame.tsx';"],
    ['an area loaded later by the frame', 'frame/x.ts', "await import('../access/login/credentials.ts');"],
    [
      'settings in a consultation',
      'consultation/x.ts',
      "import { a } from '../administration/rows/fact.tsx';",
    ],
    ['a route in an area', 'access/x.ts', "import { a } from '../routes/login/login.tsx';"],
    ['the root in an area', 'access/x.ts', "import { a } from '../nonce.ts';"],
  ])('with %s are found', (_, file, text) => {
    expect(breaches(`apps/web/${file}`, text)).toHaveLength(1);
  });

  it('may import what lies below them', () => {
    expect(
      breaches('apps/web/frame/x.ts', "import { a } from '../session/on-leave.ts'; import b from './y.ts';"),
    ).toEqual([]);
  });
});

/**
 * The faces of the modules are as narrow as what is needed of them. The tests do not count as others: they import
 * the file they are about, and a name that is exported for them alone is a way in that the product does not need.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, exportsOf, unusedExports } from './faces.ts';
import { entryPoints, pathsIn, sourcesOf } from './sources.ts';

const faces = Object.entries(entryPoints).map(([entryPoint, path]) => {
  const file = path.replace('./', '');
  return { entryPoint, face: { file, text: readFileSync(file, 'utf8') } };
});

const all = sourcesOf(pathsIn('apps', 'cli', 'data', 'modules', 'scripts', 'tools'));

describe.each(faces)('$entryPoint', ({ entryPoint, face }) => {
  it('names what it exports', () => {
    expect(exportsOf(face)).not.toContain(EVERYTHING);
  });

  it('exports nothing that nobody outside of its module imports', () => {
    expect(exportsOf(face).length).toBeGreaterThan(0);
    expect(unusedExports(entryPoint, face, all)).toEqual([]);
  });
});

describe('a planted export', () => {
  const unused = (face: string, file = 'cli/a.ts', text = '') =>
    unusedExports('#auth', { file: 'modules/auth/index.ts', text: face }, [{ file, text }]);

  it.each([
    ['of a file', "export { x } from './x.ts';"],
    ['of a file, as a type', "export type { x } from './x.ts';"],
    ['under another name', "export { y as x } from './x.ts';"],
    ['of its own', 'export const x = 1;'],
    ['of a function', 'export function x() {}'],
    ['of a type', 'export type x = string;'],
    ['of what it has imported', "import { x } from './x.ts'; export { x };"],
  ])('%s is found where nobody imports it', (_, face) => {
    expect(unused(face)).toEqual(['x']);
    expect(unused(face, 'cli/a.ts', "import { x } from '#auth';")).toEqual([]);
  });

  it.each([
    ['of another module', 'cli/a.ts', "import { x } from '#auth/domain';"],
    ['of its own module', 'modules/auth/services/a.ts', "import { x } from '#auth';"],
    ['that is called as it is', 'cli/a.ts', "import { y as x } from '#auth'; import { x } from './x.ts';"],
    ['in a text', 'cli/a.ts', "import { y } from '#auth'; const x = \"import { x } from '#auth'\";"],
  ])('counts no name %s', (_, file, text) => {
    expect(unused("export { x } from './x.ts';", file, text)).toEqual(['x']);
  });

  it.each([
    ['by its type', "import type { x } from '#auth';"],
    ['under another name', "import { x as y } from '#auth';"],
    ['passed on', "export { x } from '#auth';"],
    ['of the whole face', "import * as auth from '#auth'; auth.x();"],
    ['later', "const { x } = await import('#auth');"],
    ['later, with others', "const [{ x }, b] = await Promise.all([import('#auth'), import('./b.ts')]);"],
    ['in passing', "export const a = (b: import('#auth').x) => b;"],
  ])('counts a name that is taken %s', (_, text) => {
    expect(unused("export { x } from './x.ts';", 'cli/a.ts', text)).toEqual([]);
  });

  it.each(["export * from './x.ts';", "export { y } from './y.ts'; export type * from './x.ts';"])(
    'of everything is found: %s',
    (face) => {
      expect(exportsOf({ file: 'modules/auth/index.ts', text: face })).toContain(EVERYTHING);
    },
  );
});

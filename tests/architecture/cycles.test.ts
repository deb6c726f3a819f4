/**
 * No file leads back to itself by what it imports: each can be read with what lies below it, and moved or deleted
 * with what lies above. Types count. So does what is imported later: what loads another file at run time knows it,
 * and what the other one needs can be passed to it.
 */
import { describe, expect, it } from 'vitest';
import { cyclesIn, unresolvedImports } from './cycles.ts';
import { entryPoints, pathsIn, sourcesOf } from './sources.ts';

describe('the imports of the product, its migrations and its scripts', () => {
  const folders = ['apps', 'cli', 'data', 'modules', 'scripts', 'tools'];
  const files = pathsIn(...folders);
  const all = sourcesOf(files);

  it('name files as they are called, so that each can be followed', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(unresolvedImports(all, files, folders, entryPoints)).toEqual([]);
  });

  it('make no cycle', () => {
    expect(cyclesIn(all, entryPoints)).toEqual([]);
  });
});

const A = 'modules/auth/services/a.ts';
const B = 'modules/auth/services/b.ts';

describe('a planted cycle is found', () => {
  const back = { file: B, text: "import { a } from './a.ts';" };

  it.each([
    ['of values', "import { b } from './b.ts';"],
    ['for an effect', "import './b.ts';"],
    ['by a type', "import type { B } from './b.ts';"],
    ['by a type among values', "import { type B, b } from './b.ts';"],
    ['by a type in passing', "export const a = (b: import('./b.ts').B) => b;"],
    ['by the type of a module', "export type A = typeof import('./b.ts');"],
    ['by passing on', "export { b } from './b.ts';"],
    ['by passing on all', "export * from './b.ts';"],
    ['by passing on a type', "export type { B } from './b.ts';"],
    ['later', "export const a = () => import('./b.ts');"],
    ['with a query', "import b from './b.ts?url';"],
  ])('%s', (_, text) => {
    expect(cyclesIn([{ file: A, text }, back], {})).toEqual([`${A} > ${B} > ${A}`]);
  });

  it('of types alone', () => {
    const types = { file: B, text: "import type { A } from './a.ts';" };
    expect(cyclesIn([{ file: A, text: "import type { B } from './b.ts';" }, types], {})).toHaveLength(1);
  });

  it('by way of a face', () => {
    const face = { file: 'modules/auth/index.ts', text: "export { a } from './services/a.ts';" };
    const through = (text: string) =>
      cyclesIn([face, { file: A, text }], { '#auth': './modules/auth/index.ts' });
    const cycle = ['modules/auth/index.ts > modules/auth/services/a.ts > modules/auth/index.ts'];
    expect(through("import { b } from '../index.ts';")).toEqual(cycle);
    expect(through("import type { b } from '#auth';")).toEqual(cycle);
  });

  it('of a file with itself', () => {
    expect(cyclesIn([{ file: A, text: "import type { A } from './a.ts';" }], {})).toEqual([`${A} > ${A}`]);
  });

  it('of several files, once, beside another one', () => {
    const files = [
      ['1.ts', "import './2.ts';"],
      ['2.ts', "import './3.ts'; import 'react';"],
      ['3.ts', "import './1.ts'; import './4.ts';"],
      ['4.ts', "import type { Five } from './5.ts';"],
      ['5.ts', "import './4.ts';"],
    ];
    expect(
      cyclesIn(
        files.map(([file = '', text = '']) => ({ file, text })),
        {},
      ),
    ).toEqual(['1.ts > 2.ts > 3.ts > 1.ts', '4.ts > 5.ts > 4.ts']);
  });
});

it('two ways to the same file are no cycle', () => {
  const files = [
    { file: A, text: "import './b.ts'; import type { C } from './c.ts';" },
    { file: B, text: "import './c.ts';" },
    { file: 'modules/auth/services/c.ts', text: "import 'react';" },
  ];
  expect(cyclesIn(files, {})).toEqual([]);
});

it('a file that is not called by its whole name is found', () => {
  const lost = (text: string) =>
    unresolvedImports([{ file: A, text }], [A, B, 'data/d.json'], ['modules'], {});
  expect(lost("import './b.ts'; import x from '../../../data/d'; import 'react';")).toEqual([]);
  expect(lost("import './b';")).toEqual([`${A} > modules/auth/services/b`]);
});

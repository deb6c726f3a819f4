import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Loads routes as Remix does, by addresses known at run time. */
const ROUTES = 'apps/web/remix-internals.ts';
/** Code loaded later; a type is no code. */
const LOADED = /(?<!typeof )\bimport\(/g;
const DECLARED = /\bdeferredPart\(\s*(?:async )?\(\) =>\s*(?:\(await )?import\(/g;
const LAZY = /\blazy\b[^\n]*from 'react'/;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a file of the browser loads code in another way than by `deferredPart`. */
const loadsItself = ({ file, text }: { file: string; text: string }) =>
  file.startsWith('apps/web/') &&
  file !== ROUTES &&
  (LAZY.test(text) || countOf(text, LOADED) !== countOf(text, DECLARED));

describe('code that is loaded later', () => {
  it('is declared by deferredPart', () => {
    expect(sources.filter(loadsItself).map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['in a handler', "const open = async () => (await import('./dialog.tsx')).Dialog;"],
    ['by React', "import { lazy, Suspense } from 'react';"],
    ['beside a part', "const A = deferredPart(() => import('./a.ts')); void import('./b.ts');"],
  ])('is found %s', (_, text) => {
    expect(loadsItself({ file: 'apps/web/frame/x.tsx', text })).toBe(true);
  });

  it('may be a type', () => {
    expect(loadsItself({ file: 'apps/web/frame/x.tsx', text: "type A = typeof import('./a.ts');" })).toBe(
      false,
    );
  });
});

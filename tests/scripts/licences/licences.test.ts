import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deliveredPackages } from '../../../tools/licences/delivered-packages.mjs';
import { LICENCE_LIST, licenceList } from '../../../tools/licences/licence-list.mjs';
import { isAllowed } from '../../../tools/licences/licence-rules.mjs';

test('the list of licences is that of the packages that are installed', () => {
  // `npm run licences` writes it again.
  expect(readFileSync(LICENCE_LIST, 'utf8')).toBe(licenceList());
});

test('what is loaded and what is built in is delivered, with what it needs, and no tool', () => {
  const names = new Set(deliveredPackages().map(({ name }) => name));
  for (const name of [
    'fastify',
    'pg',
    'zod',
    'downshift',
    '@cantoo/pdf-lib',
    '@fontsource-variable/source-sans-3',
  ])
    expect([name, names.has(name)]).toEqual([name, true]);
  for (const name of ['vite', 'vitest', '@biomejs/biome', 'esbuild', '@remix-run/dev', 'yaml'])
    expect([name, names.has(name)]).toEqual([name, false]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('a package under %j may be delivered: %j', (licence, expected) => {
  expect(isAllowed({ name: 'some-package', licence })).toBe(expected);
});

test('the LGPL is for the library alone that can be put in another’s place', () => {
  const licence = 'LGPL-3.0-or-later';
  expect(isAllowed({ name: '@img/sharp-libvips-linux-x64', licence })).toBe(true);
  expect(isAllowed({ name: '@img/sharp-linux-x64', licence })).toBe(false);
});

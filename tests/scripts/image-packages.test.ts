import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const NAMES = Object.keys(dependencies).sort();

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** What is built for Node, from which it is started. */
const ENTRIES = [
  'build/server/main.js',
  'build/cli/main.js',
  'build/web/server/index.js',
  ...readdirSync('build/workers')
    .filter((name) => name.endsWith('.js'))
    .map((name) => join('build/workers', name)),
];

/**
 * Loaded in development alone; a part of @remix-run/node, which Remix's build imports by its own name; and esbuild's own
 * word for what it adds.
 */
const NOT_LISTED = ['vite', '@remix-run/server-runtime', '<runtime>'];

test('the list of packages names each that the image holds, with a reason, and none besides', () => {
  const rows = readFileSync('docs/betrieb/pakete.md', 'utf8').matchAll(/^\| `([^`]+)` \| (\S.*) \|$/gm);
  expect([...rows].map(([, name]) => name)).toEqual(NAMES);
});

test('what is built imports each of them, and no other', async () => {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    outdir: 'nowhere',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  const found = [...new Set(imported)].filter((name) => !NOT_LISTED.includes(name));
  // Only its types are used here; both drivers stand on it.
  expect([...found, '@mikro-orm/sql'].sort()).toEqual(NAMES);
});

/**
 * Which packages an installation delivers: those that it loads at run time, and those that are built into its files. All
 * else of package-lock.json only builds and tests.
 */
import { globSync, readFileSync } from 'node:fs';

/** Imported by sources, but part of no built file: Remix reads the routes at build time, Vite serves in development. */
const BUILD_ONLY = ['@remix-run/route-config', 'vite'];

const SOURCES = '{apps,modules,cli}/**/*.{ts,tsx,css}';
const IMPORTS = [
  /^(?:import|export)\s+(?!type\b)[^;'"]*?\bfrom\s*'([^']+)'/gm,
  /\bimport\s*\(?\s*'([^']+)'/g,
  /@import\s+(?:url\()?["']([^"']+)["']/g,
  /\burl\(["']?([^"')]+)["']?\)/g,
];

/**
 * A delivered package.
 *
 * @typedef {object} DeliveredPackage
 * @property {string} path where it lies, `node_modules/zod`
 * @property {string} name as the registry knows it
 * @property {string} version
 * @property {string} licence SPDX expression; empty where the package names none
 * @property {boolean} isOptional whether it is installed on some machines alone: those that it was built for
 */

/**
 * The delivered packages, by name and version.
 *
 * @param {string} [root] folder of package.json and package-lock.json
 * @returns {DeliveredPackage[]}
 */
export function deliveredPackages(root = '.') {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const loaded = Object.keys(packages).filter((path) => path !== '' && packages[path].dev !== true);
  const paths = new Set(loaded);
  for (const name of bundledPackages(root, Object.keys(packages[''].devDependencies)))
    addWithDependencies(packages, `node_modules/${name}`, paths);
  const found = [...paths].map((path) => {
    const { name, version, license = '', optional = false } = packages[path];
    return {
      path,
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isOptional: optional,
    };
  });
  return found.sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.path, b.path),
  );
}

/** Packages of the development dependencies that sources import by value. */
function bundledPackages(root, known) {
  const names = new Set();
  for (const file of globSync(SOURCES, { cwd: root })) {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    for (const pattern of IMPORTS) for (const [, path] of text.matchAll(pattern)) names.add(packageOf(path));
  }
  return known.filter((name) => names.has(name) && !BUILD_ONLY.includes(name));
}

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

function addWithDependencies(packages, path, paths) {
  if (paths.has(path)) return;
  paths.add(path);
  const { dependencies = {}, optionalDependencies = {} } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = resolved(packages, path, name);
    if (found !== null) addWithDependencies(packages, found, paths);
  }
}

/** Where Node finds a package from another one: beside it, or in a folder above. */
function resolved(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return null;
  }
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Keeps a package-lock.json complete. npm omits binary packages of other platforms in some cases, and `npm
 * ci` then refuses the lock on every machine; an entry without integrity is installed unverified. Run this
 * after each `npm install`: it requests what is missing from the configured registry. With --check it changes
 * and requests nothing, and fails if something is missing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const LOCKS = [
  'package-lock.json',
  'scripts/typeface/package-lock.json',
  'tests/bench/peers/package-lock.json',
  'tests/bench/peers/pdf/package-lock.json',
];
const FIELDS = ['dist.integrity', 'cpu', 'libc', 'license', 'os', 'engines'];

/** The path at which a package at `from` finds `name`; null if the lock has none. */
function find(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (at === '') return null;
  }
}

/** Entries that npm does not take from a registry. */
const isElsewhere = ({ link, inBundle }) => link === true || inBundle === true;

/**
 * What is missing in the packages of a lock: `path` is where the entry belongs, `parent` the path of the
 * package that requires a missing one.
 *
 * @returns {{ path: string, name: string, version: string, parent?: string }[]}
 */
export function faultsOf(packages) {
  const faults = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path !== '' && entry.integrity === undefined && !isElsewhere(entry))
      faults.push({ path, name: path.replace(/^.*node_modules\//, ''), version: entry.version });
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = find(packages, path, name);
      if (found !== null && (packages[found].version === version || !/^\d/.test(version))) continue;
      const top = `node_modules/${name}`;
      faults.push({
        path: packages[top] === undefined ? top : `${path}/node_modules/${name}`,
        name,
        version,
        parent: path,
      });
    }
  }
  return faults;
}

/** The registry's data of one version; null if it has none. */
function askRegistry({ name, version }) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, ...FIELDS, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const answer = status === 0 && stdout !== '' ? JSON.parse(stdout) : null;
  return answer?.['dist.integrity'] ? answer : null;
}

/**
 * Repairs a fault with the registry's answer: adds the integrity of an entry, or a whole entry, in npm's
 * order.
 *
 * @param {Record<string, object>} packages
 * @param {{ path: string, version: string, parent?: string }} fault
 * @param {Record<string, unknown>} answer
 */
export function mend(packages, { path, version, parent }, answer) {
  const { 'dist.integrity': integrity, cpu, libc, license, os, engines } = answer;
  if (parent === undefined) {
    const { version: same, ...rest } = packages[path];
    packages[path] = { version: same, integrity, ...rest };
    return;
  }
  const { dev, devOptional } = packages[parent];
  const entry = { version, integrity, cpu, dev, devOptional, libc, license, optional: true, os, engines };
  packages[path] = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

/** Repairs what the registry knows; returns the remaining faults. */
function complete(file, lock, faults) {
  const left = [];
  for (const fault of faults) {
    const answer = askRegistry(fault);
    if (answer === null) left.push(fault);
    else mend(lock.packages, fault, answer);
  }
  if (left.length === faults.length) return left;
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${file}: completed ${faults.length - left.length} entries.`);
  return left;
}

if (process.argv[1]?.endsWith('lockfile.mjs')) {
  for (const file of LOCKS) {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const faults = faultsOf(lock.packages);
    const check = process.argv.includes('--check');
    const left = check ? faults : complete(file, lock, faults);
    for (const { name, version, parent } of left)
      console.error(
        `${file}: ${name}@${version} ${parent === undefined ? 'has no integrity' : 'is missing'}.`,
      );
    if (left.length === 0) continue;
    console.error(
      check
        ? 'node scripts/lockfile.mjs completes it.'
        : 'The registry has none of these: take a version of what asks for them that it has for every platform.',
    );
    process.exitCode = 1;
  }
}

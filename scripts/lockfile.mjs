/**
 * Keeps package-lock.json installable. npm leaves a platform's binary package out of the lock when it cannot
 * see it while the lock is written; `npm ci` then refuses the whole lock on every machine. Run this after
 * each `npm install`; with --check it changes nothing and fails where something is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const PLATFORM =
  /-(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(gnu|musl)\w*|-msvc|-eabi)?$/;

/** The path under which a package at `from` finds `name`; null where the lock has none. */
function find(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (at === '') return null;
  }
}

function entryFor(name, version, parent) {
  const platform = PLATFORM.exec(name);
  if (platform === null || !/^\d[\w.+-]*$/.test(version)) return null;
  const [, os, cpu, libc] = platform;
  return {
    version,
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(parent.devOptional ? { devOptional: true } : {}),
    ...(libc && os === 'linux' ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
    optional: true,
    os: [os],
  };
}

/** Adds what is missing to the packages of a lock; gives the names that it added and those that it could not. */
export function completeLock(packages) {
  const added = [];
  const unknown = [];
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const found = find(packages, path, name);
      if (found !== null && (packages[found].version === version || !/^\d/.test(version))) continue;
      const entry = entryFor(name, version, parent);
      const free = packages[`node_modules/${name}`] === undefined;
      if (entry === null) unknown.push(`${name}@${version}`);
      else {
        packages[free ? `node_modules/${name}` : `${path}/node_modules/${name}`] = entry;
        added.push(`${name}@${version}`);
      }
    }
  }
  return { added, unknown };
}

if (process.argv[1]?.endsWith('lockfile.mjs')) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const { added, unknown } = completeLock(lock.packages);
  const check = process.argv.includes('--check');
  for (const name of unknown)
    console.error(`${LOCK} lacks ${name}, and its platform cannot be read from its name.`);
  if (added.length > 0 && check) {
    console.error(
      `${LOCK} lacks ${added.length} packages of other platforms: run node scripts/lockfile.mjs.`,
    );
  }
  if (added.length > 0 && !check) {
    lock.packages = Object.fromEntries(
      Object.entries(lock.packages).sort(([left], [right]) => left.localeCompare(right, 'en')),
    );
    writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`Added ${added.length} packages of other platforms to ${LOCK}.`);
  }
  process.exitCode = unknown.length > 0 || (check && added.length > 0) ? 1 : 0;
}

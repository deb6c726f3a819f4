/** Decides whether a step has to run again: a hash of its input files is kept beside its output. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Hash over the names and contents of all files below the given paths. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name, folder) => join(folder, `${name}.stamp`);

/** Whether the stamp of that name contains this fingerprint. */
export function isFresh(name, print, folder = 'build') {
  try {
    return readFileSync(stampFile(name, folder), 'utf8') === print;
  } catch {
    return false;
  }
}

/** Stores a fingerprint. */
export function stamp(name, print, folder = 'build') {
  mkdirSync(folder, { recursive: true });
  const file = stampFile(name, folder);
  writeFileSync(`${file}.new`, print);
  renameSync(`${file}.new`, file);
}

/** Deletes the stamp before the work begins, so that interrupted work is done again. */
export function forget(name, folder = 'build') {
  rmSync(stampFile(name, folder), { force: true });
}

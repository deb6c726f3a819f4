import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with the product's data files: the nearest parent of this file with `data/definitions`. Source and build
 * have different depths.
 *
 * @throws Error if there is none: the installation is incomplete
 */
export function projectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'data', 'definitions'))) return folder;
    if (folder === dirname(folder))
      throw new Error('The folder data/definitions is missing: reinstall the product.');
  }
}

/**
 * Identifies what was built: the beginnings of the fingerprints of the server's and the web part, such as
 * `3f2a91c0-9b7e12aa`. The same sources give the same one, wherever they are built. Null where the sources run as they
 * are.
 */
export function productBuild(): string | null {
  if (import.meta.filename.endsWith('.ts')) return null;
  const stamps = ['server', 'web'].map((part) => join(projectRoot(), 'build', `${part}.stamp`));
  const parts = stamps.filter(existsSync).map((file) => readFileSync(file, 'utf8').slice(0, BUILD_DIGITS));
  return parts.length === 0 ? null : parts.join('-');
}

/** Digits of a fingerprint, enough to tell builds apart. */
const BUILD_DIGITS = 8;

/** Version of the product, from its package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

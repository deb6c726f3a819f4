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

/** Version of the product, from its package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

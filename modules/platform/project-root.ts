import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds the product's data files: the nearest one above this file with `data/definitions`.
 * Source and build lie at different depths below it.
 *
 * @throws Error where there is none: the installation is not whole
 */
export function projectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'data', 'definitions'))) return folder;
    if (folder === dirname(folder))
      throw new Error('The folder data/definitions is missing: reinstall the product.');
  }
}

/** Version of the product, as its package.json says. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where `scripts/build.mjs` puts the bundles of all workers. */
const FOLDER = 'workers';

/**
 * The file of a worker: its source while the program runs from source, its bundle where the program is built.
 *
 * @param source `new URL('./….worker.ts', import.meta.url)`, as it stands in the sources
 * @throws Error where there is none: the installation is not whole
 */
export function workerFile(source: URL): URL {
  if (import.meta.filename.endsWith('.ts')) return source;
  const name = basename(fileURLToPath(source)).replace(/\.ts$/, '.js');
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, FOLDER, name);
    if (existsSync(file)) return pathToFileURL(file);
    if (folder === dirname(folder)) throw new Error(`The worker ${name} is missing: build the product.`);
  }
}

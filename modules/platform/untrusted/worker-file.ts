import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the workers' bundles, as `scripts/build.mjs` writes them. */
const FOLDER = 'workers';

/**
 * The file of a worker: the source when running from source, the bundle in a build.
 *
 * @param source `new URL('./….worker.ts', import.meta.url)`, relative to the source
 * @throws Error if it is missing: the installation is incomplete
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

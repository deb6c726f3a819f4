import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

/**
 * Workers for untrusted bytes are the bundles of `npm test`'s build, as in the product: one file each, which starts in
 * a third of the time of the sources. The probe of a test has none, and is its source.
 */
vi.mock('../../modules/platform/untrusted/worker-file.ts', () => ({
  workerFile(source: URL): URL {
    const bundle = join('build', 'workers', basename(source.pathname).replace(/\.ts$/, '.js'));
    return existsSync(bundle) ? pathToFileURL(bundle) : source;
  },
}));

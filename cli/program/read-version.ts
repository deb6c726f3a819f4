import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#platform';

/** The versions of the product and of Node. */
export async function readVersion(): Promise<{ readonly version: string; readonly node: string }> {
  const text = await readFile(join(projectRoot(), 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return { version, node: process.versions.node };
}

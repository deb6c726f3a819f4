/** `npm run bench`: builds the product, then runs the benchmarks of tests/bench with the given arguments. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './found.mjs';
import { onProjectNode, run } from './node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('./build.mjs');
if (!(await buildOrExplain())) process.exit(1);

const postgres = process.env.INKO_TEST_POSTGRES_URL || (await findPostgres());
if (postgres) process.env.INKO_TEST_POSTGRES_URL = postgres;
else console.log('No PostgreSQL found (TEST_POSTGRES_URL names one): what is measured on it is left out.');

const FOLDER = 'tests/bench';
const ENTRIES = ['main.ts', 'run.ts', 'bench.ts', 'index.ts'];

const entry = ENTRIES.find((file) => existsSync(join(FOLDER, file)));
const files = entry ? [entry] : readdirSync(FOLDER).filter((file) => file.endsWith('.bench.ts'));
for (const file of files) {
  const code = await run(process.execPath, [join(FOLDER, file), ...process.argv.slice(2)]);
  if (code !== 0) process.exitCode = code;
}

/** `npm run soak`: builds the product, then runs the soak of tests/soak with the given options. */
import { findPostgres } from './found.mjs';
import { onProjectNode, run } from './node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('./build.mjs');
if (!(await buildOrExplain())) process.exit(1);

const postgres = process.env.INKO_TEST_POSTGRES_URL || (await findPostgres());
if (postgres) process.env.INKO_TEST_POSTGRES_URL = postgres;
process.exitCode = await run(process.execPath, ['tests/soak/run.ts', ...process.argv.slice(2)]);

/**
 * Makes the PDFs that people read, the user manual and the privacy statement, from their texts in docs/ into
 * data/documents. Run it by hand after a change of a text; what it writes is checked in, and a test compares
 * both. `--pictures` takes the manual's pictures anew from the built product (needs ImageMagick).
 */
import { onProjectNode, run } from './node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('./build.mjs');
if (process.argv.includes('--pictures')) {
  if (!(await buildOrExplain())) process.exit(1);
  if ((await run(process.execPath, ['scripts/manual/pictures.ts'])) !== 0) process.exit(1);
}
process.exitCode = await run(process.execPath, ['scripts/manual/print.ts']);

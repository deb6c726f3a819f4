/**
 * `node tools/manual/manual.mjs`: prints the user manual and the privacy statement from docs/ to data/documents. Run it
 * by hand after a change of a text; the PDFs are committed, and a test compares them with the texts. `--pictures` also
 * retakes the manual's pictures from the built product (needs ImageMagick).
 */
import { onProjectNode, run } from '../../scripts/node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('../../scripts/build.mjs');
if (process.argv.includes('--pictures')) {
  if (!(await buildOrExplain())) process.exit(1);
  if ((await run(process.execPath, ['tools/manual/pictures.ts'])) !== 0) process.exit(1);
}
process.exitCode = await run(process.execPath, ['tools/manual/print.ts']);

/** `npm run --silent inko -- …`: the command line of the product. Standard output is the command's alone. */
import { onProjectNode } from './node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('./build.mjs');
if (!(await buildOrExplain({ web: false, quiet: true }))) process.exit(1);
await import('../build/cli/main.js');

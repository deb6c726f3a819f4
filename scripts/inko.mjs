/** `npm run --silent inko -- …`: the product's command line. Standard output belongs to the command. */
import { onProjectNode } from './node26.mjs';

await onProjectNode();
const { buildOrExplain } = await import('./build.mjs');
if (!(await buildOrExplain({ web: false, quiet: true }))) process.exit(1);
await import('../build/cli/main.js');

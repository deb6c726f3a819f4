/** `npm run mutation`: changes the pure rules one at a time and counts the changes that no test notices. */
import { toolsOf } from './install-tools.mjs';
import { onProjectNode, run } from './node26.mjs';

await onProjectNode();
toolsOf('scripts/mutation');
const STRYKER = 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
process.exitCode = await run(process.execPath, [STRYKER, 'run', ...process.argv.slice(2)]);

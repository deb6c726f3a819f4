/**
 * `npm run check`: types, format and lint, dead code, boundaries, and whether the lock can be installed. All
 * checks run, and all faults are shown.
 */
import { spawn } from 'node:child_process';
import { onProjectNode } from './node26.mjs';

await onProjectNode();

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const CHECKS = [
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false']],
  [
    'Format and lint',
    [BIOME, 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
  ],
  ['Dead code', ['node_modules/knip/bin/knip.js']],
  ['Boundaries', ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'tests/architecture']],
  ['Lock', ['scripts/lockfile.mjs', '--check']],
];

function check([name, args]) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(`\n${output.trimEnd()}\n\n`);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

/** Two at a time, because the type check occupies a core of its own. */
const waiting = [...CHECKS];
const results = [];
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next));
}
await Promise.all([worker(), worker()]);
process.exitCode = results.every(Boolean) ? 0 : 1;

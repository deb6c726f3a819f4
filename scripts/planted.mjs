/**
 * `npm run planted`: plants faults one at a time (tests/planted), runs the tests that should notice each, and puts the
 * file back. Arguments choose areas, or files by a part of their path. Ends with 1 where a fault was not noticed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { onProjectNode } from './node26.mjs';

await onProjectNode();
const { findPostgres } = await import('./found.mjs');
const env = { ...process.env, INKO_TEST_POSTGRES_URL: (await findPostgres()) ?? '' };
const { FAULTS } = await import('../tests/planted/all.ts');

const wanted = process.argv.slice(2);
const faults = Object.entries(FAULTS).flatMap(([area, list]) =>
  list
    .filter(({ file }) => wanted.length === 0 || wanted.some((each) => each === area || file.includes(each)))
    .map((fault) => ({ area, ...fault })),
);

/** The tests of the folder that mirrors the file's, or of the nearest one above. */
function mirroredTests(file) {
  let folder = `tests/${file.slice(0, file.lastIndexOf('/'))}`.replace('tests/apps/server', 'tests/server');
  while (!existsSync(folder)) folder = folder.slice(0, folder.lastIndexOf('/'));
  return [folder];
}

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--bail=1'];
/** The same tests in three ways, the quickest first: what needs nothing, what needs no build, and all of them. */
const STAGES = [
  (tests) => [...VITEST, '--project=pure', ...tests],
  (tests) => [...VITEST, ...tests],
  (tests) => ['scripts/test.mjs', ...tests, '--bail=1'],
];

/** Whether the tests fail with the fault in place; null where the file has no such text any more. */
function isNoticed({ file, from, to, seenBy = mirroredTests(file) }) {
  const text = readFileSync(file, 'utf8');
  if (text.split(from).length !== 2) return null;
  const putBack = () => writeFileSync(file, text);
  process.once('exit', putBack);
  try {
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
    // Browser tests are Playwright's, and run what is built.
    const stages = seenBy.some((path) => path.startsWith('tests/web')) ? STAGES.slice(2) : STAGES;
    return stages.some((command) => {
      const { status, signal } = spawnSync(process.execPath, command(seenBy), { env, stdio: 'ignore' });
      if (signal !== null) process.exit(130);
      return status !== 0;
    });
  } finally {
    putBack();
    process.off('exit', putBack);
  }
}

const count = { noticed: 0, missed: 0, outdated: 0 };
for (const fault of faults) {
  const start = performance.now();
  const noticed = isNoticed(fault);
  const word = noticed === null ? 'outdated' : noticed ? 'noticed' : 'missed';
  count[word] += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  console.log(
    `${word.padEnd(9)}${seconds} s  ${fault.area.padEnd(13)} ${fault.file}: ${JSON.stringify(fault.from)}`,
  );
}
console.log(
  `\n${count.noticed} noticed, ${count.missed} missed, ${count.outdated} outdated (their text has changed)`,
);
process.exitCode = count.noticed === faults.length ? 0 : 1;

/**
 * `npm test`: installs and builds what has changed, then runs the whole suite: vitest, and Playwright if a
 * Chromium is found. Arguments go to vitest, those below tests/web to Playwright.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onProjectNode, run } from './node26.mjs';
import { readPlaywright, readVitest, specsOf } from './test-reports.mjs';

const VITEST_REPORT = 'test-results/vitest.json';
const BROWSER_REPORT = 'test-results/browser.json';
const SLOWEST = 10;
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

await onProjectNode();
const { findChromium, findHeadlessChromium, findPostgres, missingPdfTools } = await import('./found.mjs');
const { buildOrExplain } = await import('./build.mjs');

const args = process.argv.slice(2);
const isWeb = (arg) => arg.startsWith('tests/web');
const isPath = (arg) => arg.startsWith('tests/');
const webArgs = args.filter(isWeb);
const otherArgs = args.filter((arg) => !isWeb(arg));
const all = args.length === 0;
/** Options go to Playwright unless other tests are named. */
const playwrightArgs = otherArgs.some(isPath) ? webArgs : args;

const count = { passed: 0, failed: 0, skipped: 0 };
/** Browser tests that failed first and passed when they were tried again, as only CI does. */
const flaky = [];
/** Milliseconds per test file, summed over all workers. */
const took = new Map();

/** Runs a test runner and adds its figures; a failed run without a failed test counts as one. */
async function runAndCount(command, env, report, read) {
  rmSync(report, { force: true });
  const code = await run(process.execPath, command, { env });
  let figures = { passed: 0, failed: 0, skipped: 0 };
  try {
    figures = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    if (code === 0) console.error(`The runner wrote no report: ${error.message}`);
    figures.failed = 1;
  }
  if (code !== 0 && figures.failed === 0) {
    console.error('The runner failed outside of a test; see above.');
    figures.failed = 1;
  }
  for (const name of Object.keys(count)) count[name] += figures[name];
  for (const [name, ms] of figures.took ?? []) took.set(name, (took.get(name) ?? 0) + ms);
  flaky.push(...(figures.flaky ?? []));
}

/** The kinds of tests, by where they lie. */
const KINDS = [
  ['browser', /^tests\/web\//],
  ['services', /\.service\.test\.ts$/],
  ['server', /^tests\/server\//],
  ['commands', /^tests\/cli\//],
  ['pure', /^tests\/(apps|data|modules)\//],
  ['the rest', /./],
];

function printKinds() {
  console.log('\nMinutes of tests by kind, two at a time:');
  const kindOf = (file) => KINDS.find(([, pattern]) => pattern.test(file))[0];
  const kinds = Map.groupBy(took, ([file]) => kindOf(file));
  for (const [kind] of KINDS) {
    const ms = (kinds.get(kind) ?? []).reduce((sum, [, each]) => sum + each, 0);
    if (ms > 0) console.log(`${(ms / 60_000).toFixed(1).padStart(8)}    ${kind}`);
  }
}

function printSlowest() {
  console.log('\nThe files whose tests took longest:');
  const files = [...took].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  for (const [name, ms] of files) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
}

async function runVitest(env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, '--passWithNoTests', ...otherArgs];
  await runAndCount(command, env, VITEST_REPORT, readVitest);
}

async function runPlaywright(env) {
  const options = env.INKO_CHROMIUM ? [] : ['--list'];
  const command = [PLAYWRIGHT, 'test', '--pass-with-no-tests', ...options, ...playwrightArgs];
  if (env.INKO_CHROMIUM) return runAndCount(command, env, BROWSER_REPORT, readPlaywright);
  // Without a browser these tests are only counted.
  const before = count.skipped;
  await runAndCount(command, env, BROWSER_REPORT, ({ suites, errors }) => ({
    passed: 0,
    failed: errors.length,
    skipped: specsOf(suites).length,
  }));
  console.log(`${count.skipped - before} browser tests are skipped: no Chromium found.`);
}

/** Reports what is missing and its consequence; ends the run if it was required. */
function missing(what, tests, requirement) {
  if (process.env[requirement] === '1') {
    console.error(`${requirement}=1, but ${what}.`);
    process.exit(1);
  }
  console.log(`${tests} are skipped: ${what}.`);
}

/** The test files that an argument names. */
function testsAt(arg) {
  const name = arg.replace(/^\.\//, '').replace(/:\d+(:\d+)?$/, '');
  return testFiles.filter((file) => file.includes(name));
}

/** Whether an argument names tests that run the built product. */
const needsTheBuild = (arg) =>
  /^tests\/(web|server|cli|bench|scripts)/.test(arg) ||
  (isPath(arg) && testsAt(arg).some((file) => file.endsWith('.service.test.ts')));

const testFiles = existsSync('tests')
  ? readdirSync('tests', { recursive: true })
      .map((file) => join('tests', file))
      .filter((file) => /\.(test|spec)\.ts$/.test(file))
  : [];
/** Arguments that match no test: an empty run must not look like a success. */
const unknown = testFiles.length
  ? args.filter((arg) => /^[^-].*(\/|\.ts$)/.test(arg) && testsAt(arg).length === 0)
  : [];
if (unknown.length > 0) {
  console.error(`No test is found at: ${unknown.join(', ')}`);
  process.exit(1);
}

mkdirSync('test-results', { recursive: true });
const chromium = findChromium();
const postgres = await findPostgres();
if (chromium === null && (all || webArgs.length > 0)) {
  const place = process.env.CHROMIUM_PATH ? ` at ${process.env.CHROMIUM_PATH}` : ' (CHROMIUM_PATH names one)';
  missing(`no Chromium found${place}`, 'Browser tests', 'INKO_REQUIRE_BROWSER');
}
if (postgres === null) {
  const place = process.env.TEST_POSTGRES_URL
    ? 'TEST_POSTGRES_URL'
    : '127.0.0.1:5432 (TEST_POSTGRES_URL names one)';
  missing(
    `no PostgreSQL on which this account may create databases found at ${place}`,
    'Tests on PostgreSQL',
    'INKO_REQUIRE_POSTGRES',
  );
}

const pdfTools = missingPdfTools();
if (pdfTools.length > 0) {
  missing(
    `${pdfTools.join(' and ')} not found on the PATH`,
    'Tests that read PDFs',
    'INKO_REQUIRE_PDF_TOOLS',
  );
}

// Only the pure tests of the modules and of the data run without a build.
const needsBuild = !args.some(isPath) || args.some(needsTheBuild);
if (needsBuild && !(await buildOrExplain())) process.exit(1);

const env = {
  ...process.env,
  INKO_CHROMIUM: chromium ?? '',
  INKO_HEADLESS_CHROMIUM: findHeadlessChromium() ?? '',
  INKO_TEST_POSTGRES_URL: postgres ?? '',
};
delete env.NODE_ENV;
if (all || otherArgs.some(isPath) || webArgs.length === 0) await runVitest(env);
if (all || webArgs.length > 0) await runPlaywright(env);

if (all) printKinds();
if (took.size > 0) printSlowest();
if (flaky.length > 0) console.log(['\nPassed only when tried again, to be mended:', ...flaky].join('\n  '));
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed > 0 ? 1 : 0;

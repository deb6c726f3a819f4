import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** What the scripts themselves load. */
const PACKAGES = ['@mikro-orm', 'esbuild', 'node'];

const VITEST = 'node_modules/vitest/vitest.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inko-scripts-'));
  const filter = (file: string) => !file.endsWith('node_modules');
  cpSync('scripts', join(folder, 'scripts'), { recursive: true, filter });
  write('package-lock.json', '{}');
  write('node_modules/.package-lock.sha256', createHash('sha256').update('{}').digest('hex'));
  for (const name of PACKAGES)
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Runs a script in the folder, in which nothing can be built. */
function run(script: string, ...args: string[]) {
  const outside = Object.entries(process.env).filter(([name]) => !/^(npm_|INKO_)/.test(name));
  const env = {
    ...Object.fromEntries(outside),
    NODE_ENV: 'test' as const,
    TEST_POSTGRES_URL: 'postgresql://nobody@127.0.0.1:1/none',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

const report = (passed: number, failed: number, testResults: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
});

/** What the report says of a file without a test, because it cannot be loaded. */
const UNLOADED = {
  name: '/somewhere/tests/modules/some.test.ts',
  status: 'failed',
  startTime: 0,
  endTime: 0,
  assertionResults: [],
};

/** A vitest that writes this report, or none, and ends with this code. */
function vitestThat(code: number, written: object | null): void {
  const text = JSON.stringify(written);
  write(
    VITEST,
    `import { writeFileSync } from 'node:fs';
     if (${written !== null}) writeFileSync('test-results/vitest.json', ${JSON.stringify(text)});
     process.exit(${code});`,
  );
}

describe('npm test', () => {
  test.each([
    ['whose tests pass', 0, report(3, 0), 0, '3 passed, 0 failed, 0 skipped'],
    ['with a failed test', 1, report(2, 1), 1, '2 passed, 1 failed, 0 skipped'],
    ['with a failed test, of a runner that says nothing of it', 0, report(2, 1), 1, '2 passed, 1 failed'],
    ['of a runner that fails outside of a test', 1, report(3, 0), 1, '3 passed, 1 failed'],
    ['of a runner that ends without a report', 1, null, 1, '0 passed, 1 failed'],
    ['of a runner that pretends to have run', 0, null, 1, '0 passed, 1 failed'],
    ['with files that cannot be loaded', 1, report(3, 0, [UNLOADED, UNLOADED]), 1, '3 passed, 2 failed'],
  ])('%s', (_what, code, written, status, lastLine) => {
    vitestThat(code, written);
    const ended = run('test.mjs', 'tests/modules/some.test.ts');
    expect([ended.status, ended.stdout.trimEnd().split('\n').at(-1)]).toEqual([
      status,
      expect.stringContaining(lastLine),
    ]);
  });

  test('fails where a path names no test, and runs nothing', () => {
    vitestThat(0, report(3, 0));
    write('tests/modules/some.test.ts', '');
    for (const path of ['tests/modules/smoe.test.ts', 'tests/web/some.spec.ts', 'smoe.test.ts']) {
      const ended = run('test.mjs', 'tests/modules/some.test.ts', path);
      expect([ended.status, ended.stdout, ended.stderr]).toEqual([1, '', `No test is found at: ${path}\n`]);
    }
    expect(run('test.mjs', 'tests/modules/some.test.ts').status).toBe(0);
  });

  test('runs nothing of what could not be built', () => {
    vitestThat(0, report(3, 0));
    const ended = run('test.mjs', 'tests/server/some.test.ts');
    expect([ended.status, ended.stdout.includes('passed')]).toEqual([1, false]);
  });

  test('takes no earlier report for its own', () => {
    vitestThat(0, null);
    write('test-results/vitest.json', JSON.stringify(report(3, 0)));
    expect(run('test.mjs', 'tests/modules/some.test.ts').status).toBe(1);
  });
});

describe('npm start', () => {
  test('serves nothing older than its sources: where these cannot be built, it ends with 1', () => {
    write('build/server/main.js', "console.log('served');");
    const ended = run('start.mjs');
    expect([ended.status, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr).toMatch(/no such file|could not be built/);
  });
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inkoHere as inko, linesOf } from '../run-here.ts';

const WORKED = 'data/fixtures/worked-cases.ndjson';
const EDGES = 'data/fixtures/edge-cases.ndjson';
const BAD = 'tests/cli/price/bad.ndjson';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const FIRST = read(WORKED).split('\n')[0] ?? '';
const { expected: _, ...SILENT } = JSON.parse(FIRST);
const ndjson = (...cases: readonly object[]) => cases.map((each) => `${JSON.stringify(each)}\n`).join('');

describe('inko price --check', () => {
  it('passes the worked cases, and counts cases and files', async () => {
    expect(await inko(['price', '--check', WORKED, EDGES])).toEqual({
      code: 0,
      stdout: '',
      stderr: 'inko: 72 cases in 2 files: 72 as expected, 0 different, 0 without expectation, 0 errors\n',
    });
  });

  it('says of --quiet nothing where all is as expected, and with --verbose the results', async () => {
    expect(await inko(['price', '--check', '--quiet', WORKED])).toEqual({ code: 0, stdout: '', stderr: '' });
    const { code, stdout } = await inko(['price', '--check', '--verbose', WORKED]);
    expect([code, stdout]).toEqual([0, (await inko(['price', WORKED])).stdout]);
    expect((await inko(['price', '--check', '--table', WORKED])).stdout).toBe('');
    expect((await inko(['price', '--check', '--table', '--verbose', WORKED])).stdout).toBe(
      (await inko(['price', '--table', WORKED])).stdout,
    );
    expect(await inko(['price', '--check', '--quiet', '--verbose', WORKED])).toMatchObject({ code: 2 });
  });

  it('counts lines that cannot be computed, and names each on standard error', async () => {
    const { code, stdout, stderr } = await inko(['price', '--check', '-'], 'x\n'.repeat(60));
    expect([code, stdout]).toEqual([1, '']);
    const notes = stderr.trimEnd().split('\n');
    expect(notes).toHaveLength(61);
    expect(notes[59]).toBe('inko: -:60: not-json: Die Zeile ist kein gültiges JSON.');
    expect(notes[60]).toBe(
      'inko: 60 cases in 1 file: 0 as expected, 0 different, 0 without expectation, 60 errors',
    );
  });

  it('counts files that cannot be read, and names fields by their path', async () => {
    const { code, stderr } = await inko(['price', '--check', 'nowhere.ndjson', 'data', WORKED, BAD]);
    const notes = stderr.trimEnd().split('\n');
    expect([code, notes[0], notes[1]]).toEqual([
      1,
      'inko: nowhere.ndjson: no such file',
      'inko: data: is a folder',
    ]);
    expect(notes).toContain(
      `inko: ${BAD}:5: size that is not there: invalid: cart.1.0.lines.0.size: das Produkt „PS“ hat keine Größe „XXL“`,
    );
    expect(notes.at(-1)).toBe(
      'inko: 44 cases in 2 files: 29 as expected, 0 different, 2 without expectation, 13 errors, 2 files not read',
    );
  });

  it('does not pass where the reader of the results goes away before the end', async () => {
    const piped = `"$0" build/cli/main.js price --check --verbose - | head -n 1 > /dev/null; exit "\${PIPESTATUS[0]}"`;
    const child = spawn('bash', ['-c', piped, process.execPath], { cwd: ROOT });
    child.stdin.on('error', () => {});
    child.stdin.end(`${FIRST}\n`.repeat(5_000));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
  });

  it('keeps a name on its line and away from the terminal', async () => {
    const named = ndjson({ ...SILENT, case: 'a\u001b[2J\nb', expected: { copayment: '9.99' } });
    const { stderr } = await inko(['price', '--check', '-'], named);
    expect(stderr.split('\n')[0]).toMatch(/^inko: -:1: a \[2J b: copayment expected "9.99", found /);
    const table = await inko(['price', '--table', '-'], named + ndjson({ case: 'c\u001b[2J\nd' }));
    expect(table.stdout).toMatch(/^a \[2J b {10,}Medizinisch/m);
    expect(table.stdout).toMatch(/^c \[2J d {2}-, Zeile 2: today: fehlt/m);
  });

  it('names each difference, and counts cases that expect nothing', async () => {
    const wrong = {
      ...SILENT,
      case: 'wrong',
      expected: { copayment: '9.99', areas: [{ count: 1 }, { tabs: [{}] }, {}] },
    };
    const input = `${FIRST}\n${ndjson(wrong, SILENT)}`;
    const quiet = [
      'inko: -:2: wrong: copayment expected "9.99", found "2.68"',
      'inko: -:2: wrong: areas.1.tabs expected [{}], found []',
    ];
    expect(await inko(['price', '--check', '-'], input)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${quiet.join('\n')}\ninko: 3 cases in 1 file: 1 as expected, 1 different, 1 without expectation, 0 errors\n`,
    });
    expect((await inko(['price', '--check', '--quiet', '-'], input)).stderr).toBe(`${quiet.join('\n')}\n`);
  });

  it('fails with --require-expected where a case expects nothing', async () => {
    const input = `${FIRST}\n${ndjson(SILENT, { ...SILENT, expected: null })}`;
    expect((await inko(['price', '--check', '-'], input)).code).toBe(0);
    const { code, stderr } = await inko(['price', '--check', '--require-expected', '-'], input);
    expect([code, stderr.split('\n')]).toEqual([
      1,
      [
        `inko: -:2: ${SILENT.case}: expects nothing`,
        `inko: -:3: ${SILENT.case}: expects nothing`,
        'inko: 3 cases in 1 file: 1 as expected, 0 different, 2 without expectation, 0 errors',
        '',
      ],
    ]);
  });

  it('fails where it has compared nothing, and says so', async () => {
    for (const input of ['', ndjson(SILENT)]) {
      const { code, stderr } = await inko(['price', '--check', '--quiet', '-'], input);
      expect([code, stderr]).toEqual([1, 'inko: nothing was compared: no case has an expectation\n']);
    }
  });

  it('goes on after what is wrong, however many cases there are', async () => {
    const wrong = ndjson({ ...SILENT, case: 'last', expected: { copayment: '9.99' } });
    const { code, stdout, stderr } = await inko(
      ['price', '--check', '-'],
      `${`${FIRST}\n`.repeat(2000)}x\n${wrong}`,
    );
    expect([code, linesOf(stdout), stderr.split('\n')]).toEqual([
      1,
      [],
      [
        'inko: -:2001: not-json: Die Zeile ist kein gültiges JSON.',
        'inko: -:2002: last: copayment expected "9.99", found "2.68"',
        'inko: 2002 cases in 1 file: 2000 as expected, 1 different, 0 without expectation, 1 error',
        '',
      ],
    ]);
  });
});

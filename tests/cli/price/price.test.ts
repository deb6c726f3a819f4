import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
/** Cases of the file. */
const COUNT = linesOf(read(WORKED)).length;

describe('inko price', () => {
  it('writes one result a line, in the order of the cases of all files', async () => {
    const { code, stdout, stderr } = await inko(['price', WORKED, EDGES]);
    expect([code, stderr]).toEqual([0, '']);
    const names = (text: string) => linesOf(text).map((line) => line.case);
    expect(names(stdout)).toEqual(names(read(WORKED) + read(EDGES)));
  });

  it('writes exactly the keys of the format', async () => {
    const [result] = linesOf((await inko(['price', WORKED])).stdout);
    expect(Object.keys(result ?? {})).toEqual([
      'case',
      'netAllowance',
      'grossAllowance',
      'copayment',
      'method',
      'areas',
      'hint',
      'warnings',
    ]);
  });

  it('reads standard input, with CRLF, a byte-order mark, blank lines and no break at the end', async () => {
    const { code, stdout } = await inko(['price', '-'], `\uFEFF${FIRST}\r\n\r\n\n${FIRST}`);
    expect([code, linesOf(stdout).length]).toEqual([0, 2]);
  });

  it('names what is wrong with a line and computes the others', async () => {
    const { code, stdout, stderr } = await inko(['price', BAD]);
    expect([code, stderr]).toEqual([1, '']);
    const lines = linesOf(stdout);
    expect(lines[0]).toMatchObject({
      case: 'good',
      areas: [{}, { tabs: [{ totalCarePrice: '78.56' }] }, {}],
    });
    expect(lines.at(-1)).toMatchObject({
      case: 'good again',
      areas: [{}, { tabs: [{ totalCarePrice: '78.56' }] }, {}],
    });
    expect(lines.slice(1, 4)).toEqual([
      { case: null, file: BAD, line: 2, code: 'not-json', error: 'Die Zeile ist kein gültiges JSON.' },
      { case: null, file: BAD, line: 3, code: 'invalid', error: 'muss ein Objekt sein' },
      {
        ...{ case: 'unknown product', file: BAD, line: 4, code: 'invalid' },
        error: 'cart.1.0.lines.0.product: das Produkt „XX“ ist nicht bekannt',
      },
    ]);
    expect(lines.slice(4, -1).map(({ code: reason, line }) => [reason, line])).toEqual(
      lines.slice(4, -1).map((_, at) => ['invalid', at + 5]),
    );
  });

  it('refuses a line that is no UTF-8, and computes the others', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${FIRST}\n{"case":"Gr`),
      Buffer.from([0xfc]),
      Buffer.from(`n"}\n${FIRST}\n`),
    ]);
    const { code, stdout } = await inko(['price', '-'], bytes);
    const lines = linesOf(stdout);
    expect([code, lines.length]).toEqual([1, 3]);
    expect(lines[1]).toEqual({
      case: null,
      file: '-',
      line: 2,
      code: 'not-utf8',
      error: 'Die Zeile ist kein UTF-8.',
    });
  });

  it('says in one line that a file is missing or a folder, and reads the others', async () => {
    const { code, stdout, stderr } = await inko(['price', 'nowhere.ndjson', 'data', WORKED]);
    expect([code, stderr]).toEqual([1, 'inko: nowhere.ndjson: no such file\ninko: data: is a folder\n']);
    expect(linesOf(stdout)).toHaveLength(COUNT);
  });

  it('ends quietly when the reader of its output goes away', async () => {
    const child = spawn('sh', ['-c', `"$0" build/cli/main.js price - | head -n 1`, process.execPath], {
      cwd: ROOT,
    });
    child.stdin.on('error', () => {});
    child.stdin.end(`${FIRST}\n`.repeat(5_000));
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect([linesOf(stdout).length, stderr]).toEqual([1, '']);
  });
});

/** Cases of many reads, each with a name of its own. */
function manyCases(count: number): string {
  const { case: _, ...source } = JSON.parse(FIRST);
  return Array.from(
    { length: count },
    (__, index) => `${JSON.stringify({ case: `${index}`, ...source })}\n`,
  ).join('');
}

describe('inko price on many cases', () => {
  it('keeps their order and their lines', async () => {
    const before = manyCases(5_000);
    const { code, stdout } = await inko(['price', '-', WORKED], `${before}{"case":"bad"}\n`);
    const lines = linesOf(stdout);
    expect([code, lines.length]).toEqual([1, 5_000 + 1 + COUNT]);
    expect(lines.slice(0, 5_000).map((line) => line.case)).toEqual(
      Array.from({ length: 5_000 }, (_, index) => `${index}`),
    );
    expect(lines[5_000]).toMatchObject({ case: 'bad', file: '-', line: 5_001 });
    const [first] = linesOf((await inko(['price', '-'], `${FIRST}\n`)).stdout);
    expect(lines[4_999]).toEqual({ ...first, case: '4999' });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends at once on %s', async (signal) => {
    const child = spawn(process.execPath, ['build/cli/main.js', 'price', '-'], { cwd: ROOT });
    child.stdin.on('error', () => {});
    // It goes on waiting for more.
    child.stdin.write(manyCases(5_000));
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.stdout.once('data', () => child.kill(signal));
    child.stdout.resume();
    const [code, by] = await once(child, 'close');
    expect([code, by, stderr]).toEqual([null, signal, '']);
  });
});

describe('inko price --table', () => {
  it('writes a table with one row a proposal, the hint, and what is to be noted', async () => {
    const { code, stdout } = await inko(['price', '--table', EDGES]);
    expect(code).toBe(0);
    const rows = stdout.split('\n').map((row) => row.replaceAll(/ {2,}/g, ' | '));
    expect(rows[0]).toBe(
      'Fall | Bereich | Vorschlag | Summe | Mehrkosten | Zu zahlen | Pauschale | Zuzahlung',
    );
    expect(rows).toContain('GE1: exempt | Wunschversorgung | 1 | 99,80 | 78,56 | 78,56 | 21,24 | 0,00');
    expect(rows).toContain(' | Medizinisch notw. Versorgung, Vorschlag 1, NP M: Preis fehlt');
    expect(rows).toContain(' | Die Gesamtkosten werden vom Patienten übernommen.');
    expect(stdout).toMatch(/^empty cart: .* {2}– +– +– +– +– +21,24 +2,12$/m);
    expect(stdout).toMatch(/^unanswered inkontinenz.* Wunschversorgung +1 +77,45 +– +– +– +–$/m);
  });

  it('shows no amount that a missing price leaves open, as the screens show none', async () => {
    const { stdout } = await inko(['price', '--table', EDGES]);
    const rows = stdout.split('\n').map((row) => row.replaceAll(/ {2,}/g, ' | '));
    const name = 'price missing in desired care: the costs cannot all be named';
    expect(rows).toContain(`${name} | Medizinisch notw. Versorgung | 1 | 23,85 | 0,00 | 2,12 | 21,24 | 2,12`);
    expect(rows).toContain(`${name} | Wunschversorgung | 1 | – | – | – | 21,24 | 2,12`);
  });

  it('names bad lines in their place', async () => {
    const { code, stdout } = await inko(['price', '--table', BAD]);
    expect(code).toBe(1);
    expect(stdout).toContain('?  tests/cli/price/bad.ndjson, Zeile 2: Die Zeile ist kein gültiges JSON.\n');
    expect(stdout).toContain(
      'pieces 0  tests/cli/price/bad.ndjson, Zeile 7: products.PS.sizes.M.pieces: muss mindestens 1 sein\n',
    );
  });
});

describe('inko price', () => {
  it('refuses what it does not know', async () => {
    expect(await inko(['price'])).toEqual({
      code: 2,
      stdout: '',
      stderr: "inko: missing required argument 'file'\nTry: inko price --help\n",
    });
    for (const option of ['--require-expected', '--quiet', '--verbose', '--junit=x.xml'])
      expect(await inko(['price', WORKED, option])).toEqual({
        code: 2,
        stdout: '',
        stderr: `inko: ${option.split('=')[0]} belongs to --check.\n`,
      });
    const { code, stderr } = await inko(['price', '--chekc', WORKED]);
    expect(code).toBe(2);
    expect(stderr).toContain("unknown option '--chekc'");
  });
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { escaped } from '../../../cli/price/junit-report.ts';
import { inkoHere as inko } from '../run-here.ts';

const WORKED = 'data/fixtures/worked-cases.ndjson';
const FIRST = readFileSync(WORKED, 'utf8').split('\n')[0] ?? '';
const { expected: _, ...SILENT } = JSON.parse(FIRST);

const folder = mkdtempSync(join(tmpdir(), 'inko-junit-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const TOKEN =
  /<\?xml version="1\.0" encoding="UTF-8"\?>\n|<\/(\w+)>|<(\w+)((?: +\w+="[^"<]*")*) *(\/?)>|([^<]+)/y;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_all, code, name) =>
    code === undefined ? (SIGNS[name] ?? `?${name}?`) : String.fromCodePoint(Number(code)),
  );

/** Reads the part of XML that a report may use; throws where it is none. */
function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const [token, end, start, attributes = '', closed, text] = TOKEN.exec(xml) ?? [];
    if (token === undefined || /&(?!(#\d+|\w+);)/.test(token))
      throw new Error(`No XML: ${xml.slice(at, at + 80)}`);
    const parent = open.at(-1) as Element;
    if (end !== undefined) expect(open.pop()?.name).toBe(end);
    else if (text !== undefined) parent.text += unescaped(text);
    else if (start !== undefined) {
      const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        unescaped(value ?? ''),
      ]);
      expect(new Set(pairs.map(([key]) => key)).size).toBe(pairs.length);
      const element = { name: start, attributes: Object.fromEntries(pairs), children: [], text: '' };
      parent.children.push(element);
      if (closed === '') open.push(element);
    }
  }
  expect(open).toEqual([root]);
  expect(root.children).toHaveLength(1);
  return root.children[0] as Element;
}

async function report(args: readonly string[], input: string) {
  const file = join(folder, 'report.xml');
  rmSync(file, { force: true });
  const run = await inko(['price', '--check', ...args, '--junit', file, '-', 'gone.ndjson'], input);
  return { run, suites: parsed(readFileSync(file, 'utf8')) };
}

describe('inko price --check --junit', () => {
  const odd = 'Größe <b> & "x"\u0000\n\ud800';
  const input = [
    FIRST,
    JSON.stringify({ ...SILENT, case: odd, expected: { copayment: '9.99', netAllowance: '<1>' } }),
    JSON.stringify({ ...SILENT, case: 'silent' }),
    JSON.stringify({ ...SILENT, case: 'sloppy', expected: { copayment: '9.99' } }),
    JSON.stringify({ ...SILENT, case: 'empty', expected: {} }),
    'x',
  ].join('\n');

  it('writes what has passed and what has not, a suite for each file', async () => {
    const { run, suites } = await report([], input);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect([suites.name, suites.attributes]).toEqual(['testsuites', { name: 'inko price --check' }]);
    expect(suites.children.map(({ attributes }) => attributes)).toEqual([
      {
        name: '-',
        ...{ tests: '6', failures: '1', errors: '3', skipped: '1' },
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
        time: expect.stringMatching(/^\d+\.\d{3}$/),
      },
      expect.objectContaining({ name: 'gone.ndjson', tests: '1', failures: '0', errors: '1', skipped: '0' }),
    ]);
    const [cases = [], gone = []] = suites.children.map(({ children }) => children);
    expect(cases.map(({ attributes }) => [attributes.name, attributes.file, attributes.line])).toEqual([
      [SILENT.case, '-', '1'],
      ['Größe <b> & "x"\uFFFD\n\uFFFD', '-', '2'],
      ['silent', '-', '3'],
      ['sloppy', '-', '4'],
      ['empty', '-', '5'],
      ['line 6', '-', '6'],
    ]);
    const outcomes = cases.map(({ children }) =>
      children.map(({ name, attributes, text }) => ({ name, ...attributes, text })),
    );
    expect(outcomes).toEqual([
      [],
      [
        {
          name: 'error',
          type: 'no-expectation',
          message: expect.stringContaining('expected.netAllowance: muss ein Betrag'),
          text: expect.stringMatching(/^-:2\nexpected\.netAllowance/),
        },
      ],
      [{ name: 'skipped', message: 'expects nothing', text: '' }],
      [
        {
          name: 'failure',
          type: 'different',
          message: 'copayment expected "9.99", found "2.68"',
          text: '-:4\ncopayment expected "9.99", found "2.68"',
        },
      ],
      [expect.objectContaining({ name: 'error', type: 'no-expectation' })],
      [
        expect.objectContaining({
          name: 'error',
          type: 'not-json',
          message: 'Die Zeile ist kein gültiges JSON.',
        }),
      ],
    ]);
    expect(gone[0]?.children[0]?.attributes).toEqual({ type: 'unreadable', message: 'no such file' });
  });

  it('counts cases without expectation as failures with --require-expected', async () => {
    const { suites } = await report(['--require-expected'], input);
    expect(suites.children[0]?.attributes).toMatchObject({ tests: '6', failures: '2', skipped: '0' });
  });

  it('overwrites nothing without --force, and says so before it computes', async () => {
    const file = join(folder, 'there.xml');
    writeFileSync(file, 'mine');
    const args = ['price', '--check', '--junit', file, WORKED];
    expect(await inko(args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `inko: ${file}: is there already; --force overwrites it\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await inko([...args, '--force'])).code).toBe(0);
    expect(parsed(readFileSync(file, 'utf8')).children[0]?.attributes.tests).toBe('29');
    const nowhere = join(folder, 'nowhere', 'x.xml');
    expect((await inko(['price', '--check', '--junit', nowhere, WORKED])).code).toBe(1);
    expect(existsSync(nowhere)).toBe(false);
    // No draft is left.
    expect(readdirSync(folder).sort()).toEqual(['report.xml', 'there.xml']);
  });

  it('goes to standard output, too', async () => {
    const { code, stdout } = await inko(['price', '--check', '--quiet', '--junit', '-', WORKED]);
    expect([code, parsed(stdout).children[0]?.attributes.tests]).toEqual([0, '29']);
  });
});

it('a text as XML has no sign that XML does not know', () => {
  expect(escaped('a\u0000\u001b\ufffe\ud800b\t<&">')).toBe(
    'a\uFFFD\uFFFD\uFFFD\uFFFDb&#9;&lt;&amp;&quot;&gt;',
  );
});

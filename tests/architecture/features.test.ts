import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TABLE = 'docs/features.md';
const LATER = /^später \(.+\)$/;
const TEST = /^`(?<file>tests\/[^`]+)`: (?<title>.+)$/;

/** A paragraph of a specification and what shows it. */
interface Feature {
  readonly paragraph: string;
  readonly shownBy: readonly string[];
}

const features: readonly Feature[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('|') && !/^\| (Absatz|---)/.test(row))
  .map((row) => {
    const [, paragraph = '', shownBy = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { paragraph, shownBy: shownBy.split('<br>') };
  });

/** What keeps a cell from being true: undefined where the test is there. */
function fault(shownBy: string): string | undefined {
  if (LATER.test(shownBy)) return undefined;
  const { file = '', title = '' } = TEST.exec(shownBy)?.groups ?? {};
  if (file === '') return `says neither a test nor "später": ${shownBy}`;
  if (!existsSync(file)) return `no file ${file}`;
  return namesTest(readFileSync(file, 'utf8'), title) ? undefined : `no test in ${file}: ${title}`;
}

/** Whether a file has a test or a group with this title, as it is written there. */
function namesTest(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const written = title.replaceAll(quote, `\\${quote}`);
    return ['(', '(\n  ', '(\n    ', '(\n      '].some((open) =>
      text.includes(`${open}${quote}${written}${quote},`),
    );
  });
}

describe('the table of features', () => {
  it('lists both specifications, each section of them once', () => {
    const text = readFileSync(TABLE, 'utf8');
    for (const document of ['Consultation', 'Access and administration']) {
      const [, part = ''] = text.split(`\n## ${document}\n`);
      const sections = [...(part.split('\n## ')[0] ?? '').matchAll(/^### (\d)\./gm)].map(
        ([, number]) => number,
      );
      expect([...new Set(sections)], document).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    }
    const headings = text.match(/^### .+$/gm) ?? [];
    expect(headings.length).toBeGreaterThan(20);
  });

  it.each(features)('$paragraph', ({ shownBy }) => {
    expect(shownBy.map(fault).filter((each) => each !== undefined)).toEqual([]);
  });

  it('notices a test that is not there', () => {
    expect(fault('`tests/web/none.spec.ts`: goes home')).toBe('no file tests/web/none.spec.ts');
    expect(fault('`tests/web/wizard.spec.ts`: goes nowhere')).toMatch(/^no test in/);
    expect(fault('')).toMatch(/^says neither/);
  });
});

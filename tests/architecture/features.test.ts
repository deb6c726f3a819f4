import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TABLE = 'docs/features.md';

/** A row: what shows a paragraph of a specification. */
interface Shown {
  /** Empty where the row belongs to the paragraph above. */
  readonly paragraph: string;
  readonly file: string;
  readonly title: string;
}

const rows: readonly Shown[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('|') && !/^\| (Absatz|---)/.test(row))
  .map((row) => {
    const [paragraph = '', file = '', title = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { paragraph, file: file.replaceAll('`', ''), title };
  });

/** What is wrong with a row; null where its test is there. */
function fault({ file, title }: Shown): string | null {
  if (title === '') return `names no test: ${file}`;
  if (!file.startsWith('tests/') || !existsSync(file)) return `no file ${file}`;
  return namesTest(readFileSync(file, 'utf8'), title) ? null : `no test in ${file}: ${title}`;
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

  it('names tests that are there', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.map(fault).filter((each) => each !== null)).toEqual([]);
  });

  it('notices one that is not', () => {
    const wrong = (file: string, title: string) => fault({ paragraph: '', file, title });
    expect(wrong('tests/web/none.spec.ts', 'goes home')).toBe('no file tests/web/none.spec.ts');
    expect(wrong('tests/web/wizard.spec.ts', 'goes nowhere')).toMatch(/^no test in/);
    expect(wrong('', '')).toMatch(/^names no test/);
  });
});

import { expect, test } from 'vitest';
import { csvFile, csvParts } from '#platform/domain';
import { csvRows } from './csv-rows.ts';

const HEAD = ['Name', 'Text'];
const ROWS = [
  ['Größe', 'eine "Zeile"\r\nund noch eine; mit Zeichen'],
  ['leer', ''],
  ['viel', 'x'.repeat(120)],
  ['ende', '"'],
];

function partsOf(text: string, most: number): readonly string[] {
  for (const steps = csvParts(text, most); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const cells = (text: string) => csvRows(text.replace('\ufeff', '')).map((row) => row.cells);

test.each([1, 60, 100, 170, 10_000])(
  'parts of at most %i bytes hold all rows, each with the head',
  (most) => {
    const parts = partsOf(csvFile([HEAD, ...ROWS]), most);
    const read = parts.flatMap((part) => cells(part).slice(1));
    expect(read).toEqual(ROWS.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n'))));
    for (const part of parts) {
      expect(part.startsWith('\ufeff')).toBe(true);
      expect(cells(part)[0]).toEqual(HEAD);
      if (cells(part).length > 2) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(most);
    }
    expect(parts.length).toBe(most >= 10_000 ? 1 : parts.length);
  },
);

test('a table without rows is one part', () => {
  const text = csvFile([HEAD]);
  expect(partsOf(text, 1)).toEqual([text]);
});

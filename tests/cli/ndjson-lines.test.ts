import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBatches, MAX_LINE } from '../../cli/ndjson-lines.ts';

async function* chunksOf(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function lines(...chunks: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const batch of lineBatches(chunksOf(chunks))) {
    expect(batch.length).toBeGreaterThan(0);
    for (const { number, text } of batch) found.push(`${number} ${text === null ? 'too long' : text}`);
  }
  return found;
}

describe('lineBatches', () => {
  it('numbers lines from 1 and leaves blank ones out', async () => {
    expect(await lines('a\n\n  \nb\n')).toEqual(['1 a', '4 b']);
  });

  it('takes a last line without a break', async () => {
    expect(await lines('a\nb')).toEqual(['1 a', '2 b']);
  });

  it('takes a byte-order mark off the first line only', async () => {
    expect(await lines('\uFEFFa\n\uFEFFb')).toEqual(['1 a', '2 \uFEFFb']);
  });

  it('does not depend on where the chunks end', async () => {
    const chunks = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', ' ') }));
    await fc.assert(
      fc.asyncProperty(chunks, async (parts) => {
        expect(await lines(...parts)).toEqual(await lines(parts.join('')));
      }),
    );
  });

  it('gives up a line that is too long, and nothing after it', async () => {
    const half = 'x'.repeat(MAX_LINE / 2 + 1);
    expect(await lines('a\n', half, half, half, 'x\nb\n')).toEqual(['1 a', '2 too long', '3 b']);
    expect(await lines(`${half}${half}\nb`)).toEqual(['1 too long', '2 b']);
    expect(await lines('a\n', half, half)).toEqual(['1 a', '2 too long']);
    expect(await lines(`${'y'.repeat(MAX_LINE)}\nb`)).toHaveLength(2);
  });
});

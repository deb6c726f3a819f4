import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBatches, MAX_LINE } from '../../cli/ndjson-lines.ts';

async function* chunksOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function lines(...chunks: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const batch of lineBatches(chunksOf(chunks))) {
    expect(batch.length).toBeGreaterThan(0);
    for (const { number, text, unreadable } of batch) found.push(`${number} ${text ?? unreadable}`);
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

  it('gives up a line that is no UTF-8, and no other one, wherever the chunks end', async () => {
    const bytes = Buffer.concat([Buffer.from('ä\nb'), Buffer.from([0xe4]), Buffer.from('\nü€\n😀')]);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const found: unknown[] = [];
      const chunks = [bytes.subarray(0, cut), bytes.subarray(cut)];
      for await (const batch of lineBatches(Readable.from(chunks.filter((chunk) => chunk.length > 0))))
        found.push(...batch.map(({ number, text, unreadable }) => `${number} ${text ?? unreadable}`));
      expect(found).toEqual(['1 ä', '2 not-utf8', '3 ü€', '4 😀']);
    }
  });

  it('gives up a line that is too long, and nothing after it', async () => {
    const half = 'x'.repeat(MAX_LINE / 2 + 1);
    expect(await lines('a\n', half, half, half, 'x\nb\n')).toEqual(['1 a', '2 too-long', '3 b']);
    expect(await lines(`${half}${half}\nb`)).toEqual(['1 too-long', '2 b']);
    expect(await lines('a\n', half, half)).toEqual(['1 a', '2 too-long']);
    expect(await lines(`${'y'.repeat(MAX_LINE)}\nb`)).toHaveLength(2);
  });
});

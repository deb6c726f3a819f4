import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBlocks, MAX_LINE } from '../../../cli/price/ndjson-blocks.ts';
import { linesOf } from '../../../cli/price/ndjson-lines.ts';

/** The chunks of a reader that puts each one into the place of the one before. */
async function* chunksOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const memory = Buffer.alloc(Math.max(1, ...chunks.map(({ byteLength }) => byteLength)));
  for (const chunk of chunks) {
    memory.set(chunk);
    yield memory.subarray(0, chunk.byteLength);
  }
}

async function linesIn(chunks: readonly Uint8Array[]): Promise<string[]> {
  const found: string[] = [];
  for await (const { first, parts } of lineBlocks(chunksOf(chunks)))
    for (const { number, text, unreadable } of linesOf(first, parts && Buffer.concat(parts)))
      found.push(`${number} ${text ?? unreadable}`);
  return found;
}

const lines = (...chunks: string[]) => linesIn(chunks.map((chunk) => Buffer.from(chunk)));

describe('the lines of a stream', () => {
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
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(await linesIn([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual([
        '1 ä',
        '2 not-utf8',
        '3 ü€',
        '4 😀',
      ]);
  });

  it('gives up a line that is too long, and nothing after it', async () => {
    const half = 'x'.repeat(MAX_LINE / 2 + 1);
    expect(await lines('a\n', half, half, half, 'x\nb\n')).toEqual(['1 a', '2 too-long', '3 b']);
    expect(await lines(`${half}${half}\nb`)).toEqual(['1 too-long', '2 b']);
    expect(await lines('a\n', half, half)).toEqual(['1 a', '2 too-long']);
    expect(await lines(`${'y'.repeat(MAX_LINE)}\nb`)).toHaveLength(2);
  });
});

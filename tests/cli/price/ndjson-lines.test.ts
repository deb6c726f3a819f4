import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, MAX_LINE } from '../../../cli/price/ndjson-lines.ts';

async function linesIn(chunks: readonly Uint8Array[]): Promise<string[]> {
  const found: string[] = [];
  for await (const ended of linesOf(Readable.from(chunks)))
    for (const { number, text, unreadable } of ended) found.push(`${number} ${text ?? unreadable}`);
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
    expect(await lines(`${'y'.repeat(MAX_LINE)}\nb`)).toEqual([`1 ${'y'.repeat(MAX_LINE)}`, '2 b']);
    expect(await lines(`${'ä'.repeat(MAX_LINE / 2)}y\nb`)).toEqual(['1 too-long', '2 b']);
  });

  it('gives the lines of a chunk before it asks for the next one', async () => {
    let asked = 0;
    const chunks = async function* () {
      for (const chunk of ['a\nb\nc', 'd\n']) {
        asked += 1;
        yield Buffer.from(chunk);
      }
    };
    const { value } = await linesOf(chunks()).next();
    expect([value, asked]).toEqual([
      [
        { number: 1, text: 'a' },
        { number: 2, text: 'b' },
      ],
      1,
    ]);
  });
});

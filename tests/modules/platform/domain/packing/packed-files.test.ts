import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from '../../../../../modules/platform/domain/packing/packed-files.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('a pack gives each file as it was packed, with its head', () => {
  const files: [{ key: string }, Uint8Array][] = [
    [{ key: 'aä' }, bytes(1, 2, 3)],
    [{ key: 'bb' }, bytes()],
    [{ key: 'cc' }, bytes(9)],
  ];
  const packed = packFiles(files);
  expect(unpackFiles(packed).map(({ head, start, end }) => [head, packed.slice(start, end)])).toEqual(files);
  expect(unpackFiles(packFiles([]))).toEqual([]);
});

test('a pack is refused where it was cut off or is something else', () => {
  const packed = packFiles([['aa', bytes(1, 2, 3)]]);
  expect(() => unpackFiles(packed.subarray(0, packed.length - 1))).toThrow();
  expect(() => unpackFiles(new TextEncoder().encode('<html>'))).toThrow();
});

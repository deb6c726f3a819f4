import { describe, expect, test } from 'vitest';
import {
  keysOfPart,
  packPictures,
  parsePart,
  partAddress,
  partsOf,
  unpackPictures,
} from '../../../../modules/catalogue/images/picture-bundle.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a part of the pictures', () => {
  test('gives each picture as it was packed', () => {
    const pictures = [
      ['aa', bytes(1, 2, 3)],
      ['bb', bytes()],
      ['cc', bytes(9)],
    ] as const;
    const packed = packPictures(pictures);
    const found = unpackPictures(packed).map(({ key, start, end }) => [key, packed.slice(start, end)]);
    expect(found).toEqual(pictures);
    expect(unpackPictures(packPictures([]))).toEqual([]);
  });

  test('is refused where it was cut off or is something else', () => {
    const packed = packPictures([['aa', bytes(1, 2, 3)]]);
    expect(() => unpackPictures(packed.subarray(0, packed.length - 1))).toThrow();
    expect(() => unpackPictures(new TextEncoder().encode('<html>'))).toThrow();
  });

  test.each(['small', 'large'] as const)('holds pictures that no other part holds: %s', (size) => {
    const keys = Array.from({ length: 601 }, (_, number) => String(number));
    const bundle = { version: 'v', count: keys.length };
    const parts = Array.from({ length: partsOf(bundle, size) }, (_, part) => keysOfPart(keys, size, part));
    expect(parts.flat()).toEqual(keys);
    expect(keysOfPart(keys, size, parts.length)).toEqual([]);
    const [, , version, name] = partAddress(bundle, size, 2).split('/');
    expect([version, parsePart(name ?? '')]).toEqual(['v', { size, part: 2 }]);
  });

  test.each(['', '150', '150--1', '150-1.5', '300-0', 'x150-0', '150-0x', '150-99999'])(
    'is never called %j',
    (name) => expect(parsePart(name)).toBeNull(),
  );
});

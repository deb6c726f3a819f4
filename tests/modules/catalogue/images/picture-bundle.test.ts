import { describe, expect, test } from 'vitest';
import {
  keysOfPart,
  parsePart,
  partAddress,
  partsOf,
} from '../../../../modules/catalogue/images/picture-bundle.ts';

describe('a part of the pictures', () => {
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

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refuseOutdated, savedRow, seenRow } from '../../../../modules/platform/domain/versioned-input.ts';

const GONE = 'Diese Zeile gibt es nicht mehr.';
const row = { id: 4, version: 3, Name: 'Vier' };

describe('what an input names of a row', () => {
  const input = z.strictObject(savedRow);

  test.each([{ id: null }, { id: 1 }, { id: 4, version: 0 }, { id: 4, version: undefined }])(
    'takes %j',
    (given) => {
      expect(input.safeParse(given)).toEqual({ success: true, data: given });
    },
  );

  test.each([
    [{}, 'id'],
    [{ id: 0 }, 'id'],
    [{ id: 1.5 }, 'id'],
    [{ id: '4' }, 'id'],
    [{ id: 4, version: '3' }, 'version'],
    [{ id: 4, version: null }, 'version'],
  ])('refuses %j with the field', (given, field) => {
    expect(input.safeParse(given).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('a row that somebody has seen', () => {
  test('is there in the version that they name, or in any where they name none', () => {
    expect(seenRow(row, 3, GONE)).toBe(row);
    expect(seenRow(row, undefined, GONE)).toBe(row);
  });

  test('is gone', () => {
    for (const nothing of [null, undefined])
      expect(() => seenRow(nothing, 3, GONE)).toThrow(
        expect.objectContaining({ code: 'not-found', message: GONE }),
      );
  });

  test('is returned as it is now where it has another version', () => {
    const refusal = expect.objectContaining({ code: 'conflict', current: row });
    for (const version of [0, 2, 4]) {
      expect(() => seenRow(row, version, GONE)).toThrow(refusal);
      expect(() => refuseOutdated(row, version)).toThrow(refusal);
    }
    expect(() => refuseOutdated(row, undefined)).not.toThrow();
  });
});

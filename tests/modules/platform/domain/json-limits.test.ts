import { describe, expect, test } from 'vitest';
import { jsonExcess } from '#platform/domain';

const LIMITS = { depth: 3, values: 4 };
const excessOf = (text: string) => jsonExcess(new TextEncoder().encode(text), LIMITS);

describe('what JSON has too much of', () => {
  test.each([
    ['[[[1]]]', null],
    ['[[[[', 'depth'],
    ['{"a":{"b":[{', 'depth'],
    ['[[],[],[],[]]', null],
    ['[[],[],[],[],[]]', 'values'],
    ['[1,2,3,4]', null],
    ['[1,2,3,4,5', 'values'],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'values'],
    ['["[[[[[{{{{{,,,,,,"]', null],
    ['["\\"[[[[[,,,,,\\\\"]', null],
    ['["\\\\",[[[', 'depth'],
    ['["ä€😀,[[[["]', null],
    ['', null],
  ])('%s: %s', (text, excess) => {
    expect(excessOf(text)).toBe(excess);
  });
});

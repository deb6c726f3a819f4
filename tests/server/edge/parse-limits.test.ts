import { expect, test } from 'vitest';
import { parseForm } from '../../../apps/server/edge/parse-limits.ts';

const form = (fields: number) => Array.from({ length: fields }, (_, at) => `f${at}=1`).join('&');

test('a form of 100 fields is read, one of 101 is refused', () => {
  expect(Object.keys(parseForm(form(100)))).toHaveLength(100);
  expect(() => parseForm(form(101))).toThrow('zu viele Felder');
});

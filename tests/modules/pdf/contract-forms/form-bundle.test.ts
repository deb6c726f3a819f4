import { expect, test } from 'vitest';
import { formsAddress, partsOf } from '../../../../modules/pdf/contract-forms/form-bundle.ts';

const MB = 1024 * 1024;
const sizes = (...megabytes: number[]) => megabytes.map((size) => ({ bytes: size * MB }));

test('forms lie in parts of a bounded size, in their order', () => {
  const parts = partsOf(sizes(1, 2, 1, 0.5, 5, 3, 1));
  expect(parts.map((part) => part.map(({ bytes }) => bytes / MB))).toEqual([[1, 2, 1], [0.5], [5], [3, 1]]);
  expect(partsOf([])).toEqual([]);
});

test('the address of a part names a version and a number alone', () => {
  expect(formsAddress({ version: 'a_-9' }, 2)).toBe('/documents/forms/a_-9/2');
});

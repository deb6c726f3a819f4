import { expect, test } from 'vitest';
import type { FormField } from '../../../../modules/pdf/contract-forms/contract-form.ts';
import { guessValue } from '../../../../modules/pdf/contract-forms/guess-value.ts';

const field = (more: Partial<FormField>) =>
  ({ name: 'Feld', label: '', kind: 'text', options: [], ...more }) as FormField;

test('a box of a group is guessed by its own label, and not by that of the group', () => {
  const group = field({
    ...{ kind: 'radio', name: 'Erstversorgung', label: 'Erstversorgung' },
    options: [{ id: '1', label: 'weiblich' }] as unknown as FormField['options'],
  });
  expect(guessValue(group, '1')).toBe('person.female');
  expect(guessValue(group, '2')).toBeNull();
  expect(guessValue(group)).toBeNull();
  expect(guessValue(field({ kind: 'check', name: 'Erstversorgung' }))).toBe('person.first');
});

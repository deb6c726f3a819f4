import { expect, test } from 'vitest';
import { consultationContent } from '../../../../modules/pdf/contract-forms/consultation-content.ts';
import { EXAMPLE_CONTENT } from '../../../../modules/pdf/contract-forms/form-values.ts';
import { consultation } from '../consultations.ts';

const applied = (changes: Parameters<typeof consultation>[0] = {}) =>
  consultationContent(
    consultation({
      positions: ['54.45.01', '54.99.01.1', '51.40.01.4'],
      aidAmounts: { '54.45.01': 50 },
      aidSizes: { '54.99.01.1': 'M' },
      beihilfe: true,
      carer: 'both',
      ...changes,
    }),
  ).content;

test('a form says of Pflegehilfsmittel what our own application says', () => {
  const content = applied();
  expect(Object.fromEntries([...content].filter(([key]) => key.startsWith('aid.')))).toMatchObject({
    'aid.pg54': true,
    'aid.pg51': true,
    'aid.beihilfe': true,
    'aid.privateCarer': true,
    'aid.limit': '21,00\u00a0€',
    'aid.day': '09.03.2026',
    'aid.54.45.01.ticked': true,
    'aid.54.45.01.amount': '50',
    'aid.54.45.01.unit': 'Stück',
    'aid.54.99.01.1.size': 'M',
  });
  for (const key of content.keys()) expect(EXAMPLE_CONTENT.has(key), key).toBe(true);
  expect(content.has('aid.54.99.02.0.ticked')).toBe(false);
  expect(applied({ beihilfe: false }).get('aid.limit')).toBe('42,00\u00a0€');
});

test('what is unanswered stays open, and so does an application for nothing', () => {
  const open = applied({ beihilfe: undefined, carer: undefined, positions: [] });
  expect([...open.keys()].filter((key) => key.startsWith('aid.'))).toEqual([]);
});

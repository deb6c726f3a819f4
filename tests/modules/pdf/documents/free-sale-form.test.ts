import { expect, it } from 'vitest';
import { consultationContent } from '../../../../modules/pdf/contract-forms/consultation-content.ts';
import { consultation, line } from '../consultations.ts';

it('a free sale alone is no Mehrkosten in a contract’s form', () => {
  const lines = [line('Pflegoria Nitrilhandschuhe', 'M')];
  const { content } = consultationContent(consultation({ cart: [[], [], [{ lines }]] }));
  for (const key of ['care.extra', 'care.withExtra', 'care.withoutExtra'])
    expect(content.has(key), key).toBe(false);
  expect(content.get('care.pays')).toBe('9,95\u00a0€');
});

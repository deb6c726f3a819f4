import { expect, it } from 'vitest';
import { trialInWords } from '../../../../../apps/web/consultation/documents/desk/trial-words.ts';

it('calls nobody insured who pays alone, where a trial says what stands in documents', () => {
  expect(trialInWords({ Kasse: 'Musterkasse Nord', selfPay: false })).toContain('der versicherten Person');
  for (const Kasse of ['Selbstzahler', 'Keine Krankenkasse'])
    expect(trialInWords({ Kasse, selfPay: true })).toContain('der versorgten Person und ihrer Vertretung');
});

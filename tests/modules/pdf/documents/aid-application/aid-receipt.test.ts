import { expect, it, test } from 'vitest';
import { aidReceipt, type DocumentInput, makePdf } from '#pdf/domain';
import { consultationContent } from '../../../../../modules/pdf/contract-forms/consultation-content.ts';
import { EXAMPLE_CONTENT } from '../../../../../modules/pdf/contract-forms/form-values.ts';
import { receiptValues } from '../../../../../modules/pdf/documents/aid-application/receipt-values.ts';
import { ANSWERS, consultation } from '../../consultations.ts';
import { describeWithPdfTools, textOf } from '../../pdf-tools.ts';
import { typefaceFiles } from '../../typeface-files.ts';
import { CONTRACT_PRICES, USUAL } from './contract-prices.ts';

const WASHABLE = {
  ...{ Positionsnummer: '51.40.01.4', Bezeichnung: 'Bettschutzeinlagen, wiederverwendbar', Preis: 2100 },
  ...{ Packung: 1, Einheit: 'Stück', Stand: '06/2025' },
};
const input = (changes: Partial<DocumentInput> = {}) =>
  consultation({
    ...{ cart: [[], [], []], contractPrices: [...CONTRACT_PRICES, WASHABLE], positions: USUAL },
    ...{ carer: 'private', beihilfe: false },
    ...changes,
  });
const SMALL = ['54.45.01', '54.99.01.1'];

test.each<[string, Partial<DocumentInput>, (number | null)[]]>([
  // Total, own share, Beihilfe, Pflegekasse, person.
  ['what is above the amount is the person’s', {}, [6367, 0, 0, 4200, 2167]],
  ['what fits is the Pflegekasse’s', { positions: SMALL }, [2380, 0, 0, 2380, 0]],
  ['the amount is that of the month', { month: '2024-12' }, [6367, 0, 0, 4000, 2367]],
  ['the Beihilfe bears half of the amount', { beihilfe: true }, [6367, 0, 2100, 2100, 4267]],
  [
    'below the amount nobody writes whose half it is',
    { beihilfe: true, positions: SMALL },
    [2380, 0, null, null, null],
  ],
  ['an open Beihilfe leaves who pays open', { beihilfe: undefined }, [6367, 0, null, null, null]],
  [
    'a position without a price leaves sums open',
    { positions: ['54.99.01.0001'] },
    [null, 0, null, null, null],
  ],
  [
    'each washable pad costs an adult a tenth',
    { positions: ['51.40.01.4'], aidAmounts: { '51.40.01.4': 3 }, answers: { ...ANSWERS, gebuehr: 'GE2' } },
    [7497, 750, 0, 6747, 750],
  ],
  [
    'who is exempt pays no share',
    { positions: ['51.40.01.4'], answers: { ...ANSWERS, gebuehr: 'GE1' } },
    [7497, 0, 0, 7497, 0],
  ],
])('%s', (_, changes, expected) => {
  const { total, ownShare, beihilfe, insurerPays, personPays } = receiptValues(input(changes));
  expect([total, ownShare, beihilfe, insurerPays, personPays]).toEqual(expected);
});

test('a form of a contract says what our own receipt says', () => {
  const { content } = consultationContent(input({ positions: SMALL, approval: 'PH-17', month: '2026-02' }));
  expect(Object.fromEntries(content)).toMatchObject({
    'aid.approval': 'PH-17',
    'aid.home': true,
    'aid.54.45.01.cost': '13,09\u00a0€',
    'receipt.month': 'Februar 2026',
    'receipt.monthNumber': '02',
    'receipt.year': '2026',
    'receipt.line2.number': '54.99.01.1001',
    'receipt.line2.amount': '100',
    'receipt.line2.cost': '10,71\u00a0€',
    'receipt.total': '23,80\u00a0€',
    'receipt.personPays': '0,00\u00a0€',
  });
  for (const key of content.keys()) expect(EXAMPLE_CONTENT.has(key), key).toBe(true);
});

describeWithPdfTools('the receipt', () => {
  const said = async (changes: Partial<DocumentInput> = {}) => {
    const { bytes, pages } = await makePdf(aidReceipt(input(changes)), typefaceFiles());
    expect(pages).toBe(1);
    return textOf(bytes).replaceAll(/\s+/g, ' ');
  };

  it('names month, approval, what was handed over and who pays', async () => {
    const text = await said({ approval: 'PH-17', month: '2026-02' });
    expect(text).toContain('Genehmigungsnummer PH-17');
    expect(text).toContain('Monat der Versorgung Februar 2026');
    expect(text).toMatch(/Einmalhandschuhe 54\.99\.01\.1001 100 Stück 10,71 €/);
    expect(text).toMatch(/Die Pflegekasse zahlt 42,00 € Die Person zahlt 21,67 €/);
    expect(text).not.toMatch(/☐|Fingerlinge|Beihilfe/);
  });

  it('lists every position with a box where nothing is ticked', async () => {
    const text = await said({ positions: [] });
    expect(text).toMatch(/☐ Fingerlinge/);
    expect(text).not.toMatch(/\d,\d\d €/);
  });

  it('is not made for somebody without a Pflegegrad', () => {
    expect(() => aidReceipt(input({ answers: { ...ANSWERS, grad: undefined } }))).toThrow(/Pflegegrad/);
  });
});

import { describe, expect, it } from 'vitest';
import { priceResult } from '../../../../modules/consultation/price-case/price-result.ts';
import { WARNING_TEXTS, warningText } from '../../../../modules/consultation/pricing/offer-texts.ts';
import { offer, tab } from '../worked-cases.ts';

describe('priceResult', () => {
  it('writes amounts with a dot and two decimals, and nothing besides the format', () => {
    expect(priceResult('A-I1', offer({ cart: [[tab()], [tab('PS', 'NP')], []] }))).toEqual({
      case: 'A-I1',
      netAllowance: '17.85',
      grossAllowance: '21.24',
      copayment: '2.12',
      method: 'A',
      areas: [
        {
          careType: 0,
          count: 0,
          tabs: [{ totalPrice: '0.00', totalCarePrice: '0.00', patientPays: '2.12', lines: [] }],
        },
        {
          careType: 1,
          count: 1,
          tabs: [
            {
              totalPrice: '99.80',
              totalCarePrice: '78.56',
              patientPays: '80.68',
              lines: [
                {
                  product: 'PS',
                  size: 'M',
                  dailyNeed: 3,
                  monthlyPackages: 4,
                  price: '24.95',
                  totalPrice: '99.80',
                },
                { product: 'NP', size: 'M', dailyNeed: 2, monthlyPackages: 3, price: null, totalPrice: null },
              ],
            },
          ],
        },
        { careType: 2, count: 0, tabs: [] },
      ],
      hint: 'Die Mehrkosten trägt die versicherte Person.',
      warnings: [{ code: 'price-missing', area: 1, tab: 0, line: 1, message: 'Preis fehlt' }],
    });
  });

  it('leaves open what cannot be named', () => {
    expect(priceResult('X', offer({ patient: {}, cart: [[tab('CB')], [], []] }))).toMatchObject({
      netAllowance: null,
      grossAllowance: null,
      copayment: null,
      areas: [{ tabs: [{ totalPrice: '23.85', totalCarePrice: null, patientPays: null }] }, {}, {}],
      hint: 'Ohne Angabe zur Inkontinenz lässt sich keine Pauschale nennen.',
    });
  });
});

it('the screens say of a product without a need only that more packs are not possible', () => {
  const limit = 'Mehr als 30\u00a0Packungen im Monat sind nicht möglich; gerechnet wird mit 30.';
  expect(warningText('packs-limited', { Anwendungstyp: 'Krankenunterlagen', liquid: false })).toBe(limit);
  expect(warningText('packs-limited', { Anwendungstyp: 'Slip', liquid: false })).toBe(
    WARNING_TEXTS['packs-limited'].replace('30 P', '30\u00a0P'),
  );
  expect(warningText('price-missing', { Anwendungstyp: 'Krankenunterlagen', liquid: false })).toBe(
    'Preis fehlt',
  );
});

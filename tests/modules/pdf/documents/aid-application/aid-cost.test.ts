import { describe, expect, it } from 'vitest';
import { aidApplication, aidWarnings, type DocumentInput, fittingSelection, monthlyCost } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { consultation, line } from '../../consultations.ts';
import { CONTRACT_PRICES, USUAL } from './contract-prices.ts';

const input = (changes: Partial<DocumentInput> = {}) =>
  consultation({ cart: [[], [], []], contractPrices: CONTRACT_PRICES, ...changes });

describe('the cost of an application a month', () => {
  it('is that of its contract prices, gross, against the amount of the day', () => {
    expect(monthlyCost(input({ positions: USUAL }))).toEqual({
      cost: 6367,
      once: 0,
      limit: 4200,
      above: 2167,
      unpriced: [],
      pricesOf: ['06/2025'],
    });
    expect(monthlyCost(input({ positions: USUAL.slice(0, 4) }))).toMatchObject({ cost: 3987, above: 0 });
    expect(monthlyCost(input({ positions: USUAL, beihilfe: true }))).toMatchObject({
      limit: 2100,
      above: 4267,
    });
    expect(monthlyCost(input({ positions: USUAL, today: '2024-12-31' as CalendarDay }))).toMatchObject({
      limit: 4000,
      above: 2367,
    });
  });

  it('counts neither product group 51 nor what has no contract price, and names the latter', () => {
    const positions = ['54.45.01', '51.40.01.4', '54.99.01.0001'];
    expect(monthlyCost(input({ positions }))).toMatchObject({ cost: 1309, unpriced: ['Fingerlinge'] });
  });
});

describe('aprons that are washed', () => {
  const APRON = { ...CONTRACT_PRICES[3], Positionsnummer: '54.99.01.3002', Preis: 2100, Packung: 1 } as const;
  const apron = line('Pflegoria Schutzschürzen', '75x125');
  const given = consultation();
  const flagged = { ...given.products.get(apron.product), wiederverwendbar: true } as never;
  const washed = {
    ...given,
    products: new Map([...given.products, [apron.product, flagged]]),
    contractPrices: [...CONTRACT_PRICES, APRON] as DocumentInput['contractPrices'],
    cart: [[], [], [{ lines: [apron] }]] as DocumentInput['cart'],
  };

  it('are a part of the cost that is due once', () => {
    const positions = ['54.45.01', '54.99.01.3002'];
    // 25 pads at 13,09 €, one apron at 24,99 €: the limit holds for the month of both.
    expect(monthlyCost({ ...washed, positions, aidAmounts: { '54.99.01.3002': 1 } })).toMatchObject({
      cost: 3808,
      once: 2499,
      above: 0,
    });
    const above = { ...washed, positions, aidAmounts: { '54.99.01.3002': 2 } };
    expect(JSON.stringify(aidApplication(above)).replaceAll('\u00a0', ' ')).toContain(
      'kosten die angekreuzten Produkte 63,07 € (davon einmalig 49,98 €) im Monat',
    );
  });

  it('are applied for once', () => {
    const asked = { ...washed, aidAmounts: { '54.99.01.3002': 2 } };
    expect(aidWarnings(asked)).toEqual([
      'Pflegoria Schutzschürzen: Im Versorgungsrechner 100\u00a0Stück, im Dokument 2\u00a0Stück.',
    ]);
    expect(JSON.stringify(aidApplication(asked))).toMatch(/54\.99\.01\.3002[^☑☐]*"einmalig"/);
  });
});

describe('a selection that fits', () => {
  it('is of the usual set where nothing is ticked or all of it is', () => {
    const fitting = {
      positions: USUAL.slice(0, 4),
      aidAmounts: { '54.45.01': 25, '54.99.01.1': 100, '54.99.02.0': 500, '54.99.02.1': 500 },
      cost: 3987,
      once: 0,
    };
    expect(fittingSelection(input())).toEqual(fitting);
    expect(fittingSelection(input({ positions: USUAL }))).toEqual(fitting);
    expect(fittingSelection(input({ positions: USUAL, beihilfe: true }))).toMatchObject({ cost: 2083 });
  });

  it('leaves product group 51 as it is', () => {
    const positions = ['51.40.01.4', ...USUAL];
    const aidAmounts = { '51.40.01.4': 3 };
    expect(fittingSelection(input({ positions, aidAmounts }))).toMatchObject({
      positions: [...USUAL.slice(0, 4), '51.40.01.4'],
      aidAmounts: { '51.40.01.4': 3, '54.45.01': 25 },
      cost: 3987,
    });
  });

  it('is none where it is made already, or no price is known', () => {
    expect(fittingSelection(input({ positions: USUAL.slice(0, 4) }))).toBeNull();
    expect(fittingSelection(input({ contractPrices: [] }))).toBeNull();
  });
});

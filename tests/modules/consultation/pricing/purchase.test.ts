import { describe, expect, it } from 'vitest';
import {
  costHint,
  costInWords,
  PURCHASE_HINT,
  shownMehrkosten,
  shownPatientPays,
} from '#consultation/domain';
import { type Given, K, offer, PRODUCTS, product, tab } from '../worked-cases.ts';

const CREAM = product('Pflege', '-', 'Kein Schweregrad', 1, 995, true);
const products = new Map([...PRODUCTS, ['CREAM', CREAM]]);
const priced = (changes: Partial<Given> = {}) => {
  const cart = [[], [tab('PP', 'CREAM'), tab('CREAM')], []] as unknown as Given['cart'];
  const found = offer({ method: 'B', products, cart, ...changes });
  const [wish, cream] = found.areas[1].tabs;
  if (wish === undefined || cream === undefined) throw new Error('no proposal');
  return { found, wish, cream };
};

describe('what method B holds of care aids and skin care', () => {
  it('is paid with the rest, and is no Mehrkosten: 77,45 and 9,95 of 87,40', () => {
    const { wish } = priced();
    expect(wish).toMatchObject({ totalPrice: 8740, totalCarePrice: 8740, patientPays: 8740, purchase: 995 });
    expect(shownMehrkosten(wish)).toBe(7745);
    expect(shownPatientPays(wish)).toBe(8740);
    expect(costInWords(wish, 1, 2124)).toBe('Mehrkosten 77,45\u00a0€');
  });

  it('is a purchase where there is nothing else', () => {
    const { found, cream } = priced();
    expect(shownMehrkosten(cream)).toBe(0);
    expect(costInWords(cream, 1, 2124)).toBe('Kauf ohne Krankenkasse 9,95\u00a0€');
    expect(costHint(cream, found, 1, null)).toBe(PURCHASE_HINT);
  });

  it('is not shown apart without a Pauschale, nor under methods that have free sale', () => {
    const rates = { Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0 };
    expect(priced({ insurer: { ...K, ...rates } }).wish.purchase).toBeUndefined();
    for (const method of ['A', 'C'] as const) expect(priced({ method }).wish.purchase).toBeUndefined();
  });
});

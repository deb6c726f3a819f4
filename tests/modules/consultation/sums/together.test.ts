import { describe, expect, it } from 'vitest';
import { together } from '../../../../modules/consultation/sums/together.ts';
import { offer, PRODUCTS, product, tab } from '../worked-cases.ts';

const CREAM = product('Pflege', '-', 'Kein Schweregrad', 1, 4430, true);
const products = new Map([...PRODUCTS, ['CR', CREAM]]);
const I3 = { inkontinenz: 'I3', gebuehr: 'GE2' } as const;
const cart = [[tab('CB')], [tab('PP'), tab('NP')], [tab('CR'), tab('FP')]] as const;
const place = (area: 0 | 1 | 2, index = 0) => ({ area, tab: index });

describe('what is paid together', () => {
  const given = offer({ products, patient: I3, cart });

  it('is the chosen supply and what is bought besides', () => {
    expect(together(given, [place(0)])).toBe(268);
    expect(together(given, [place(0), place(2)])).toBe(268 + 4430);
    expect(together(given, [place(1), place(2), place(2, 1)])).toBe(5335 + 4430 + 449);
    // A purchase alone.
    expect(together(given, [place(2)])).toBe(4430);
  });

  it('is unknown where nothing is chosen, or an amount is unknown', () => {
    expect(together(given, [])).toBeNull();
    expect(together(offer({ products, patient: {}, cart }), [place(0), place(2)])).toBeNull();
  });

  it('leaves out free sale under method B', () => {
    const hidden = offer({ products, patient: I3, method: 'B', cart });
    expect(together(hidden, [place(1), place(2)])).toBe(7745);
    expect(together(hidden, [place(2)])).toBeNull();
  });
});

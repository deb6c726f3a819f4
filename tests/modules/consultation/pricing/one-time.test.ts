import { describe, expect, it } from 'vitest';
import { oneTimeCents, paidInWords, type TabOffer } from '#consultation/domain';
import { day, FP, type Given, offer, PRODUCTS, PS, product, tab } from '../worked-cases.ts';

const PAD = {
  ...product('Krankenunterlagen', '-', 'Kein Schweregrad', 1, 1995),
  sizes: { M: { id: 'pad', pieces: 1, price: 1995, aidnumber: '51.40.01.4003' } },
};
/** A slip of 99,80 € of which the vendor says that it is washed: one pack of 24,95 €. */
const WASHED = { ...PS, wiederverwendbar: true };
const ADULT = { birthdate: day('1950-01-31'), gebuehr: 'GE2' } as const;
const products = new Map([...PRODUCTS, ['PAD', PAD], ['WASHED', WASHED]]);
const of = (area: 0 | 1 | 2, changes: Partial<Given>, ...names: string[]): TabOffer => {
  const cart = [0, 1, 2].map((each) => (each === area ? [tab(...names)] : [])) as unknown as Given['cart'];
  const found = offer({ products, cart, ...changes }).areas[area].tabs[0];
  if (found === undefined) throw new Error('no proposal');
  return found;
};

describe('what of a proposal is paid once', () => {
  it('is the price of a washable pad in free sale, whatever is bought with it', () => {
    expect(of(2, {}, 'PAD')).toMatchObject({
      patientPays: 1995,
      once: { price: 1995, paid: 1995, purchase: 0 },
    });
    expect(oneTimeCents(of(2, {}, 'PAD', 'PP'))).toBe(1995);
    expect(of(2, {}, 'PP').once).toBeUndefined();
    expect(oneTimeCents(of(2, {}, 'PP'))).toBe(0);
  });

  it('is what a later month costs the person less, once the Pauschale is deducted', () => {
    // 77,45 + 24,95 = 102,40 less 21,24; in a later month 77,45 less 21,24.
    expect(of(1, {}, 'PP', 'WASHED')).toMatchObject({
      totalCarePrice: 8116,
      once: { price: 2495, paid: 2495 },
    });
    // 24,95 less 21,24: in a later month there is nothing to pay.
    expect(of(1, {}, 'WASHED')).toMatchObject({ totalCarePrice: 371, once: { price: 2495, paid: 371 } });
    // The Pauschale covers it: the Zuzahlung is due each month.
    expect(oneTimeCents(of(0, {}, 'WASHED'))).toBe(0);
  });

  it('is kept apart from the Mehrkosten where method B sells it besides', () => {
    expect(of(1, { method: 'B' }, 'PP', 'PAD').once).toEqual({ price: 1995, paid: 1995, purchase: 1995 });
    expect(of(1, { method: 'B' }, 'PAD', 'WASHED').once).toEqual({ price: 4490, paid: 4490, purchase: 1995 });
  });

  it('is what method C leaves in a later month, in which needs-based care costs less, too', () => {
    const insured = { method: 'C', patient: { ...ADULT, inkontinenz: 'I3' } } as const;
    const cheap = { ...PS, sizes: { M: { id: 'cheap', pieces: 1, price: 1000 } }, wiederverwendbar: true };
    const monthly = { ...FP, sizes: { M: { id: 'monthly', pieces: 1, price: 1500 } } };
    const more = new Map([...products, ['CHEAP', cheap], ['MONTHLY', monthly]]);
    const wish = (...needs: string[]) =>
      offer({ ...insured, products: more, cart: [[tab(...needs)], [tab('PP', 'WASHED')], []] }).areas[1]
        .tabs[0];
    // 102,40 less 25,00; in a later month 77,45 less 15,00.
    expect(wish('MONTHLY', 'CHEAP')).toMatchObject({ totalCarePrice: 7740, once: { paid: 1495 } });
    // 102,40 less 10,00; then nothing is needed, and the Pauschale of 26,78 is deducted.
    expect(wish('CHEAP')).toMatchObject({ totalCarePrice: 9240, once: { price: 2495, paid: 2495 } });
  });

  it('is named with the amount', () => {
    const said = (...given: Parameters<typeof paidInWords>) =>
      paidInWords(...given).replaceAll('\u00a0', ' ');
    expect(said(3047, 0)).toBe('30,47 € im Monat');
    expect(said(3047, 449)).toBe('30,47 € (davon einmalig 4,49 €) im Monat');
    expect(said(2495, 2495)).toBe('24,95 € einmalig');
  });

  it('is nothing while the amount is open', () => {
    expect(oneTimeCents(of(2, {}, 'PAD', 'NP'))).toBe(0);
    expect(oneTimeCents(of(1, { patient: {} }, 'WASHED'))).toBe(0);
  });
});

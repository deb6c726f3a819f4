import { describe, expect, it } from 'vitest';
import { coverage, type TabOffer } from '#consultation/domain';

const LINE = { product: 'p', size: 'M', dailyNeed: 1, monthlyPackages: 1, price: 1, totalPrice: 1 };
const tab = (totalPrice: number, totalCarePrice: number | null, more: Partial<TabOffer> = {}): TabOffer => ({
  totalPrice,
  totalCarePrice,
  patientPays: totalCarePrice,
  priceMissing: false,
  lines: [LINE],
  ...more,
});

describe("the institution's own margin against the Pauschale", () => {
  it('is what the Pauschale leaves or lacks of needs-based care at its selling prices', () => {
    expect(coverage(tab(3047, 0), 0, 'A', 2124)).toBe(-923);
    expect(coverage(tab(2124, 0), 0, 'A', 2124)).toBe(0);
    expect(coverage(tab(1800, 0), 0, 'B', 2124)).toBe(324);
  });

  it('counts the Mehrkosten that the person pays for desired care', () => {
    expect(coverage(tab(9980, 7856), 1, 'A', 2124)).toBe(0);
    expect(coverage(tab(2598, 0), 1, 'A', 2678)).toBe(80);
    // Method C takes off less than the Pauschale: the rest is the institution's.
    expect(coverage(tab(7745, 5360), 1, 'C', 2678)).toBe(293);
  });

  it('is not named where no Pauschale pays, or where an amount is not known', () => {
    expect(coverage(tab(9980, 9980), 1, 'B', 2124)).toBeNull();
    expect(coverage(tab(7745, 7745), 2, 'A', 2124)).toBeNull();
    expect(coverage(tab(2385, 2385), 0, 'A', 0)).toBeNull();
    expect(coverage(tab(2385, null), 0, 'A', null)).toBeNull();
    expect(coverage(tab(2385, 0, { priceMissing: true }), 0, 'A', 2124)).toBeNull();
    expect(coverage(tab(2385, 0, { placeOpen: true }), 0, 'A', 2124)).toBeNull();
    expect(coverage(tab(0, 0, { lines: [] }), 0, 'A', 2124)).toBeNull();
  });
});

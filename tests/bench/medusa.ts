/**
 * Medusa's decorateCartTotals on the cart: one cart a proposal, 19 % VAT included in the prices, what the
 * insurer pays as a credit line, so that a cart's total is what the patient pays.
 *
 * Included: decorateCartTotals as published, with the big numbers it answers, and building the plain carts,
 * because it writes its totals into them. Not included, in Medusa's favour: the database, the pricing, tax and
 * promotion modules. Ours also finds out need, packs, prices, allowance, co-payment and warnings.
 */
import { ALLOWANCE, UNITS } from './cart.ts';
import { peer } from './peer.ts';

interface MedusaCart {
  currency_code: string;
  items: object[];
  shipping_methods: [];
  credit_lines: object[];
  total?: { numeric: number };
}
interface Medusa {
  decorateCartTotals(cart: MedusaCart, config: { includeTaxes: boolean }): MedusaCart;
}

/** Computes the cart with Medusa; answers what the patient pays of each proposal, in cents. */
export function medusa(): () => number[] {
  const { decorateCartTotals } = peer('@medusajs/utils') as Medusa;
  return () =>
    UNITS.map((lines, area) => {
      const whole = lines.reduce((sum, { unit, packs }) => sum + unit * packs, 0);
      const credit = [whole, Math.min(whole, ALLOWANCE), 0][area];
      const cart: MedusaCart = {
        currency_code: 'eur',
        shipping_methods: [],
        credit_lines: [{ id: 'Krankenkasse', amount: credit }],
        items: lines.map(({ unit, packs }, index) => ({
          id: String(index),
          unit_price: unit,
          quantity: packs,
          is_tax_inclusive: true,
          tax_lines: [{ rate: 19, code: 'USt' }],
          adjustments: [],
        })),
      };
      return decorateCartTotals(cart, { includeTaxes: true }).total?.numeric ?? Number.NaN;
    });
}

/**
 * Medusa's decorateCartTotals on the cart: one cart a proposal, 19 % VAT included in the prices, what the
 * insurer pays taken off as a promotion spread over the items, so that a cart's total is what the patient pays.
 *
 * Included: decorateCartTotals as published, with the big numbers it answers, on carts as the cart module hands
 * them over: each stored amount also stands there in its raw form (`raw_unit_price`, `raw_amount`). Building
 * the plain carts is included too, because it writes its totals into them. Not included, in Medusa's favour:
 * the database, the pricing, tax and promotion modules (the shares of the promotion are ready-made), and all
 * the texts an item carries. Ours also finds out need, packs, prices, allowance, co-payment and warnings.
 */

import { peer } from '../peer.ts';
import { ALLOWANCE, UNITS } from './cart.ts';

interface MedusaCart {
  currency_code: string;
  items: object[];
  shipping_methods: [];
  total?: { numeric: number };
}
interface Medusa {
  decorateCartTotals(cart: MedusaCart, config: { includeTaxes: boolean }): MedusaCart;
}

/** A stored amount, as the database keeps it. */
const raw = (value: number) => ({ value: String(value), precision: 20 });

/** Computes the cart with Medusa; answers what the patient pays of each proposal, in cents. */
export function medusa(): () => number[] {
  const { decorateCartTotals } = peer('@medusajs/utils') as Medusa;
  return () =>
    UNITS.map((lines, area) => {
      const whole = lines.reduce((sum, { unit, packs }) => sum + unit * packs, 0);
      const paid = [whole, Math.min(whole, ALLOWANCE), 0][area] ?? 0;
      const cart: MedusaCart = {
        currency_code: 'eur',
        shipping_methods: [],
        items: lines.map(({ unit, packs }, index) => {
          const share = (unit * packs * paid) / whole;
          return {
            id: String(index),
            unit_price: unit,
            raw_unit_price: raw(unit),
            quantity: packs,
            is_tax_inclusive: true,
            tax_lines: [{ rate: 19, code: 'USt' }],
            adjustments: [
              { id: 'Krankenkasse', amount: share, raw_amount: raw(share), is_tax_inclusive: true },
            ],
          };
        }),
      };
      return decorateCartTotals(cart, { includeTaxes: true }).total?.numeric ?? Number.NaN;
    });
}

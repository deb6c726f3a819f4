/** A small catalogue and the carts made from it, for looking a cart through after an answer has changed. */
import type { Product } from '#catalogue/domain';
import {
  addProduct,
  type CareType,
  type CartAreas,
  EMPTY_CART,
  isCareProduct,
  type LineOrigin,
} from '#consultation/domain';
import type { ChosenFor } from '../../../../modules/consultation/cart/cart.ts';
import { withTab } from '../../../../modules/consultation/cart/cart-edit.ts';
import { newLine } from '../../../../modules/consultation/cart/new-line.ts';
import { FIX_BASIS, FIX_PREMIUM, SLIP } from '../catalogue-products.ts';

const basis = (id: string, part: Partial<Product> = {}): Product => ({
  ...SLIP,
  id,
  Produktbezeichnung: id,
  ...part,
});
const one = { onesize: { ...(SLIP.sizes.M as Product['sizes'][string]), id: 'one' } };

export const PRODUCTS: ReadonlyMap<string, Product> = new Map(
  [
    basis('slip'),
    basis('slip-plus'),
    basis('slip-extra'),
    basis('pull-up', { Anwendungstyp: 'Pull-ups' }),
    basis('premium', { PremiumBasis: 'Premium' }),
    basis('premium-plus', { PremiumBasis: 'Premium' }),
    basis('vorlage', { Anwendungstyp: 'Vorlagen', sizes: one }),
    basis('vorlage-plus', { Anwendungstyp: 'Vorlagen', sizes: one }),
    FIX_BASIS,
    FIX_PREMIUM,
    basis('gloves', {
      PremiumBasis: '-',
      Anwendungstyp: 'Untersuchungshandschuhe',
      Inkontinenzprodukt: 'Pflegehilfsmittel',
    }),
  ].map((product) => [product.id, product]),
);

export const BEFORE: ChosenFor = { key: 'before', size: 'M', paysAlone: false };

export function counter(prefix = 'n'): () => string {
  let count = 0;
  return () => `${prefix}${++count}`;
}

/** A cart with proposals of products in an area, chosen for BEFORE. */
export function cartOf(
  area: CareType,
  proposals: readonly (readonly string[])[],
  origin: LineOrigin = 'recommendation',
): CartAreas {
  const nextId = counter(`${area}-`);
  const insured = { method: 'A', selfPay: false, gross: 2124 } as const;
  const context = { ...insured, products: PRODUCTS, wantedSize: 'M', nextId, origin, chosenFor: BEFORE };
  const tabs = proposals.map(() => ({ lines: [] }));
  const empty = EMPTY_CART.map((each, index) => (index === area ? tabs : each)) as unknown as CartAreas;
  const place = (cart: CartAreas, tab: number, product: Product) =>
    // Drafts of earlier versions hold care aids where adding puts none any more.
    isCareProduct(product)
      ? withTab(cart, { area, tab }, ({ lines }) => ({
          lines: [...lines, newLine(product, 'M', nextId(), context)],
        }))
      : addProduct(cart, { area, tab }, product, context);
  return proposals.reduce(
    (cart, products, tab) =>
      products.reduce((before, id) => place(before, tab, PRODUCTS.get(id) as Product), cart),
    empty,
  );
}

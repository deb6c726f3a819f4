import { isReusable, type PricedProduct } from '#catalogue/domain';
import { type Krankenkasse, type OwnPrices, ratesOf } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { CartAreas, LineChoice } from '../cart/cart.ts';
import { unitPrice } from '../cart/unit-price.ts';
import { type BasisSize, type FigureBasis, sizeIn } from './figure-basis.ts';

/** A product that a basis is made from. */
interface NamedProduct extends PricedProduct {
  readonly Produktbezeichnung: string;
}

/** The settings that figures of a day are made from. */
export interface FigureSettings {
  readonly day: CalendarDay;
  readonly method: FigureBasis['method'];
  readonly insurer: Krankenkasse;
  readonly prices: OwnPrices;
  /** Null while the catalogue is loading; known sizes then keep their values, except own prices. */
  readonly products: { get(id: string): NamedProduct | undefined } | null;
}

/**
 * The basis of a cart's figures.
 *
 * @param former the previous basis: names products that have left the catalogue since
 */
export function figureBasis(
  settings: FigureSettings,
  cart: CartAreas<LineChoice>,
  former: readonly BasisSize[],
): FigureBasis {
  const { day, method, insurer } = settings;
  const sizes: BasisSize[] = [];
  for (const { product, size } of cart.flat().flatMap(({ lines }) => lines)) {
    if (sizeIn(sizes, product, size) !== undefined) continue;
    const found = sizeNow(settings, product, size, sizeIn(former, product, size));
    if (found !== null) sizes.push(found);
  }
  return {
    day,
    method,
    insurer: { Kasse: insurer.Kasse, ...ratesOf(insurer), selfPay: insurer.selfPay },
    sizes,
  };
}

function sizeNow(
  { products, prices }: FigureSettings,
  id: string,
  name: string,
  former: BasisSize | undefined,
): BasisSize | null {
  if (products === null)
    return former === undefined ? null : { ...former, price: prices.get(former.id) ?? former.price };
  const product = products.get(id);
  if (product === undefined || !Object.hasOwn(product.sizes, name))
    return former === undefined ? null : { ...former, price: null, gone: true };
  const size = product.sizes[name] as PricedProduct['sizes'][string];
  const { Produktbezeichnung, Anwendungstyp, PremiumBasis, Schweregrad, liquid } = product;
  return {
    product: id,
    size: name,
    id: size.id,
    name: Produktbezeichnung,
    Anwendungstyp,
    PremiumBasis,
    Schweregrad,
    liquid,
    ...(isReusable(product, size) && { wiederverwendbar: true }),
    pieces: size.pieces,
    price: unitPrice(size, prices),
  };
}

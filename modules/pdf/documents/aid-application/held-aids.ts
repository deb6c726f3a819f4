import { areasOf, priceLine } from '#consultation/domain';
import type { DocumentInput } from '../document-input.ts';
import { type PositionId, positionOf } from './aid-positions.ts';

/** A care aid in the cart. */
export interface HeldAid {
  readonly position: PositionId;
  readonly name: string;
  readonly size: string;
  /** Content of a pack, such as `100 Stück` or `500 ml`. */
  readonly content: string;
  /** Per month. */
  readonly packs: number;
}

type Held = Pick<DocumentInput, 'cart' | 'method' | 'products' | 'prices'>;

/** The care aids in the areas of the method. */
export function heldAids({ cart, method, products, prices }: Held): readonly HeldAid[] {
  return areasOf(method).flatMap((area) =>
    cart[area].flatMap(({ lines }) =>
      lines.flatMap((line): HeldAid[] => {
        const product = products.get(line.product);
        const size = product?.sizes[line.size];
        if (product === undefined || size === undefined) return [];
        const position = positionOf(product.Anwendungstyp, size.aidnumber);
        if (position === null) return [];
        const { monthlyPackages: packs } = priceLine(line, product, size, prices);
        const content = size.amount ?? `${size.pieces} Stück`;
        return [{ position, name: product.Produktbezeichnung, size: line.size, content, packs }];
      }),
    ),
  );
}

import { isReusable } from '#catalogue/domain';
import { areasOf, priceLine } from '#consultation/domain';
import type { DocumentInput } from '../document-input.ts';
import { type PositionId, positionOf } from './aid-positions.ts';

/** A care aid in the cart. */
export interface HeldAid {
  readonly position: PositionId;
  readonly name: string;
  readonly size: string;
  /** Pieces or millilitres a month; null where the catalogue's words do not say. */
  readonly amount: number | null;
  readonly measure: 'Stück' | 'ml';
  /** Its packs were set by hand. */
  readonly byHand: boolean;
  /** Area and number of its proposal. */
  readonly proposal: string;
}

type Held = Pick<DocumentInput, 'cart' | 'method' | 'products' | 'prices'>;

/** The care aids in the areas of the method. */
export function heldAids({ cart, method, products, prices }: Held): readonly HeldAid[] {
  return areasOf(method).flatMap((area) =>
    cart[area].flatMap(({ lines }, tab) =>
      lines.flatMap((line): HeldAid[] => {
        const product = products.get(line.product);
        const size = product?.sizes[line.size];
        if (product === undefined || size === undefined) return [];
        const { content, measure } = contentOf(size);
        const position = positionOf(product.Anwendungstyp, isReusable(product, size), measure === 'ml');
        if (position === null) return [];
        const { monthlyPackages: packs } = priceLine(line, product, size, prices);
        const amount = content === null ? null : content * packs;
        const { Produktbezeichnung: name } = product;
        const byHand = line.monthlyPackages !== undefined;
        return [{ position, name, size: line.size, amount, measure, byHand, proposal: `${area}.${tab}` }];
      }),
    ),
  );
}

/**
 * How much of a position the cart holds a month. Proposals stand for each other: the fullest counts.
 *
 * @returns null where it holds none, or so that it cannot be counted
 */
export function heldAmount(
  held: readonly HeldAid[],
  position: PositionId,
  measure: HeldAid['measure'],
): number | null {
  const mine = held.filter((aid) => aid.position === position);
  if (mine.length === 0 || mine.some((aid) => aid.amount === null || aid.measure !== measure)) return null;
  const sums = Map.groupBy(mine, ({ proposal }) => proposal).values();
  return Math.max(...[...sums].map((aids) => aids.reduce((sum, { amount }) => sum + (amount ?? 0), 0)));
}

/** `500 ml`, `1 l`, `80 Stück`, or a count of pieces. */
const CONTENT = /^(\d{1,5})\s*(ml|l|Stück|Tücher)?$/;

function contentOf(size: { readonly amount: string | null; readonly pieces: number }): {
  readonly content: number | null;
  readonly measure: HeldAid['measure'];
} {
  if (size.amount === null) return { content: size.pieces, measure: 'Stück' };
  const [, figure, unit] = CONTENT.exec(size.amount.trim()) ?? [];
  if (figure === undefined) return { content: null, measure: 'ml' };
  if (unit === 'ml' || unit === 'l')
    return { content: Number(figure) * (unit === 'l' ? 1000 : 1), measure: 'ml' };
  return { content: Number(figure), measure: 'Stück' };
}

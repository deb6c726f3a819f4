import type { DocumentInput } from '../document-input.ts';
import { type AidPosition, aidPositions } from './aid-positions.ts';
import { heldAids, heldAmount } from './held-aids.ts';

/** A position of the application, as it is ticked. */
export interface PositionValues extends AidPosition {
  readonly checked: boolean;
  /** Pieces or millilitres a month, if it is ticked; else a usual pack. */
  readonly amount: number;
  /** The ticked ones of `sizes`: those in the cart, and the one chosen separately. */
  readonly checkedSizes: readonly string[];
}

/** What decides which positions are ticked. */
export type PositionInput = Pick<
  DocumentInput,
  'cart' | 'method' | 'products' | 'prices' | 'positions' | 'aidAmounts' | 'aidSizes' | 'contractPrices'
>;

/** All positions: ticked as they were chosen, else as the cart holds them. */
export function positionValues(input: PositionInput): readonly PositionValues[] {
  const held = heldAids(input);
  const checked = new Set(input.positions ?? held.map(({ position }) => position));
  return aidPositions(input.contractPrices).map((position) => {
    const { id, measure, pack, sizes } = position;
    return {
      ...position,
      checked: checked.has(id),
      amount: input.aidAmounts?.[id] ?? heldAmount(held, id, measure) ?? pack,
      checkedSizes: checked.has(id)
        ? sizes.filter(
            (size) =>
              input.aidSizes?.[id] === size || held.some((aid) => aid.position === id && aid.size === size),
          )
        : [],
    };
  });
}

import type { DocumentInput } from '../document-input.ts';
import { type AidPosition, aidPositions, PADS_APPLIED_FOR } from './aid-positions.ts';
import { type HeldAid, heldAids, heldAmount } from './held-aids.ts';

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
    const { id, sizes } = position;
    return {
      ...position,
      checked: checked.has(id),
      amount: input.aidAmounts?.[id] ?? proposedAmount(position, held),
      checkedSizes: checked.has(id)
        ? sizes.filter(
            (size) =>
              input.aidSizes?.[id] === size || held.some((aid) => aid.position === id && aid.size === size),
          )
        : [],
    };
  });
}

/** What the cart holds, else a usual pack. One pack of what is washed stands for no number of pieces. */
function proposedAmount({ id, measure, pack, ownShare }: AidPosition, held: readonly HeldAid[]): number {
  return ownShare
    ? (heldAmount(
        held.filter(({ byHand }) => byHand),
        id,
        measure,
      ) ?? PADS_APPLIED_FOR)
    : (heldAmount(held, id, measure) ?? pack);
}

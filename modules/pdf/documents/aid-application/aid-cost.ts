import { contractUnit } from '#catalogue/domain';
import {
  aidBudget,
  aidCost,
  fittingAids,
  type ProposableAid,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from '#consultation/domain';
import type { Cents } from '#platform/domain';
import type { DocumentInput } from '../document-input.ts';
import type { PositionId } from './aid-positions.ts';
import { type PositionInput, type PositionValues, positionValues } from './position-values.ts';

/** What the ticked positions of product group 54 cost a month, in gross cents. */
export interface MonthlyCost {
  readonly cost: Cents;
  /** What of it is for what is washed, which is due in the first month alone. */
  readonly once: Cents;
  /** Most that the Pflegekasse pays: half of it for people entitled to Beihilfe. */
  readonly limit: Cents;
  /** Cents above it; 0 if it fits. */
  readonly above: Cents;
  /** Names of ticked positions without a contract price: the cost does not count them. */
  readonly unpriced: readonly string[];
  /** Months of the contract prices, such as `06/2025`; empty without any. */
  readonly pricesOf: readonly string[];
}

type CostInput = PositionInput & Pick<DocumentInput, 'today' | 'beihilfe'>;

const limitOf = ({ today, beihilfe }: CostInput): Cents =>
  beihilfe === true ? pflegehilfsmittelBeihilfe(today) : pflegehilfsmittelAmount(today);

/** The cost of what is ticked, by the contract prices. */
export function monthlyCost(input: CostInput): MonthlyCost {
  const ticked = positionValues(input).filter(({ checked, ownShare }) => checked && !ownShare);
  const limit = limitOf(input);
  const { cost, above, unpriced } = aidBudget(ticked.map(proposable), limit, input.today);
  const nameOf = (id: string) => ticked.find((position) => position.id === id)?.name ?? id;
  const pricesOf = [...new Set(ticked.flatMap(({ price }) => price?.Stand ?? []))];
  const washed = ticked.filter((position) => position.once);
  const once = washed.reduce((sum, position) => sum + (positionCost(position, input.today) ?? 0), 0);
  return { cost, once, limit, above, unpriced: unpriced.map(nameOf), pricesOf };
}

/** Gross cents of the amount of a position, a month or once; null without a contract price. */
export function positionCost(position: PositionValues, today: DocumentInput['today']): Cents | null {
  const { price, amount } = proposable(position);
  return price === null ? null : aidCost(price, amount, today);
}

/** Positions and amounts of a selection. */
export interface FittingAids {
  readonly positions: readonly PositionId[];
  readonly aidAmounts: Readonly<Record<PositionId, number>>;
  readonly cost: Cents;
  readonly once: Cents;
}

/**
 * A selection of product group 54 that fits the amount: made of what is ticked, else of the usual set. Product group 51
 * stays as it is.
 *
 * @returns null if there is none, or if it is the selection already made
 */
export function fittingSelection(input: CostInput): FittingAids | null {
  const all = positionValues(input);
  const group = all.filter(({ ownShare }) => !ownShare);
  const wanted = group.filter(({ checked }) => checked);
  const usual = group.filter((position) => position.usual);
  const fitting = fittingAids(wanted.map(proposable), usual.map(proposable), limitOf(input), input.today);
  const kept = wanted.length === fitting.size && wanted.every(({ id, amount }) => fitting.get(id) === amount);
  if (fitting.size === 0 || kept) return null;
  const others = all.filter(({ ownShare, checked }) => ownShare && checked).map(({ id }) => id);
  const positions = group.filter(({ id }) => fitting.has(id)).map(({ id }) => id);
  const aidAmounts = Object.fromEntries([
    ...others.flatMap((id) =>
      all.filter((each) => each.id === id).map(({ amount }) => [id, amount] as const),
    ),
    ...fitting,
  ]);
  const chosen = { ...input, positions: [...positions, ...others], aidAmounts };
  const { cost, once } = monthlyCost(chosen);
  return { positions: chosen.positions, aidAmounts, cost, once };
}

function proposable({ id, amount, pack, price }: PositionValues): ProposableAid {
  if (price === null) return { id, amount, pack, price };
  const { content } = contractUnit(price.Einheit);
  return { id, amount, pack, price: { cents: price.Preis, content } };
}

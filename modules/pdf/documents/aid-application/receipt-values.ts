import {
  isExempt,
  ownShareOf,
  ownShareRule,
  patientAge,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from '#consultation/domain';
import { monthOf } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import type { DocumentInput } from '../document-input.ts';
import { positionCost } from './aid-cost.ts';
import { type PositionValues, positionValues } from './position-values.ts';

/** Care aids that are handed over. */
export interface HandedAid extends PositionValues {
  /** Gross cents of the amount; null without a contract price. */
  readonly cost: Cents | null;
}

/**
 * What a receipt of Pflegehilfsmittel says of a month, in gross cents. Null is to be written by hand: a price or an answer
 * is missing.
 */
export interface ReceiptValues {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly aids: readonly HandedAid[];
  readonly total: Cents | null;
  /** What the person pays of product group 51 by law (§ 40 (3) SGB XI); 0 where nothing of it is handed over. */
  readonly ownShare: Cents | null;
  /** The Beihilfe's half, which the person pays first; 0 without an entitlement. */
  readonly beihilfe: Cents | null;
  readonly insurerPays: Cents | null;
  /** All that the supplier takes from the person. */
  readonly personPays: Cents | null;
}

/** A receipt of what is ticked, with the amounts of the law in its month. */
export function receiptValues(input: DocumentInput): ReceiptValues {
  const month = input.month ?? monthOf(input.today);
  const day = `${month}-01` as CalendarDay;
  const aids = positionValues(input)
    .filter(({ checked }) => checked)
    .map((position) => ({ ...position, cost: positionCost(position, day) }));
  const total = costOf(aids);
  const washable = aids.filter(({ ownShare }) => ownShare);
  const ownShare = washable.length === 0 ? 0 : sharesOf(washable, input, day);
  // With Beihilfe both product groups are halved.
  const halved = washable.length > 0 && input.beihilfe !== false;
  const borne = halved ? null : paidBy(costOf(aids.filter((aid) => !aid.ownShare)), input.beihilfe, day);
  const paid = costOf(washable);
  const insurerPays =
    borne === null || ownShare === null || paid === null ? null : borne.insurer + paid - ownShare;
  return {
    month,
    aids,
    total,
    ownShare,
    beihilfe: borne?.beihilfe ?? null,
    insurerPays,
    personPays: insurerPays === null || total === null ? null : total - insurerPays,
  };
}

/** Null where an amount is unknown. */
const sumOf = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);

const costOf = (aids: readonly HandedAid[]): Cents | null => sumOf(aids.map(({ cost }) => cost));

/** Who pays the consumables up to the amount of the law; null where nobody has said, or the halves are not settled. */
function paidBy(cost: Cents | null, entitled: boolean | undefined, day: CalendarDay) {
  if (cost === null || entitled === undefined) return cost === 0 ? { insurer: 0, beihilfe: 0 } : null;
  const limit = pflegehilfsmittelAmount(day);
  if (!entitled) return { insurer: Math.min(cost, limit), beihilfe: 0 };
  // Whether below the amount each bears half of the cost, or the Pflegekasse its half of the amount, is not written.
  if (cost > 0 && cost < limit) return null;
  const half = Math.min(cost, pflegehilfsmittelBeihilfe(day));
  return { insurer: half, beihilfe: half };
}

/** The own share of product group 51. Whether the Pflegekasse has exempted the person is known from nothing else. */
function sharesOf(aids: readonly HandedAid[], input: DocumentInput, day: CalendarDay): Cents | null {
  const { answers } = input;
  const age = patientAge(answers, day);
  if (isExempt(answers) || (age !== null && age < ownShareRule(day).age)) return 0;
  if (age === null || answers.gebuehr === undefined) return null;
  return sumOf(
    aids.map((aid) => {
      const piece = positionCost({ ...aid, amount: 1 }, day);
      return piece === null ? null : ownShareOf(piece, aid.amount, day);
    }),
  );
}

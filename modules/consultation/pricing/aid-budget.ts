import type { CalendarDay, Cents } from '#platform/domain';
import { vatPercent } from './allowance.ts';

/** What a contract pays for a care aid: net cents for so many pieces or millilitres. */
export interface AidPrice {
  readonly cents: Cents;
  /** Pieces or millilitres of one unit, from 1. */
  readonly content: number;
}

/** A care aid that is applied for. */
export interface WantedAid<Id extends string = string> {
  readonly id: Id;
  /** Pieces or millilitres a month, whole. */
  readonly amount: number;
  /** Null: no contract price is known. */
  readonly price: AidPrice | null;
}

/** What a selection costs a month, against the legal amount. */
export interface AidBudget {
  /** Gross cents a month of all positions with a price. */
  readonly cost: Cents;
  /** Cents of it above the amount; 0 if it fits. */
  readonly above: Cents;
  /** Ids of the positions without a price: the cost does not count them. */
  readonly unpriced: readonly string[];
}

/**
 * What an amount of a care aid costs a month, in gross cents: net price × amount, plus the VAT of the day, rounded half
 * up once, at the end. So 25 pads at 0,44 € are 13,09 €, and 500 ml at 1,30 € for 100 ml are 7,74 € (7,735).
 */
export function aidCost({ cents, content }: AidPrice, amount: number, today: CalendarDay): Cents {
  const divisor = content * 100;
  // In whole numbers: a fraction of a cent in binary would tip a half to the wrong side.
  return Math.floor((2 * cents * amount * (100 + vatPercent(today)) + divisor) / (2 * divisor));
}

/**
 * The cost of a selection a month. Each position is rounded by itself, as a bill adds up rounded lines.
 *
 * @param limit legal amount in cents a month
 */
export function aidBudget(wanted: readonly WantedAid[], limit: Cents, today: CalendarDay): AidBudget {
  const cost = wanted.reduce((sum, aid) => sum + costOf(aid, today), 0);
  return {
    cost,
    above: Math.max(0, cost - limit),
    unpriced: wanted.flatMap(({ id, price }) => (price === null ? [id] : [])),
  };
}

const costOf = ({ price, amount }: WantedAid, today: CalendarDay): Cents =>
  price === null ? 0 : aidCost(price, amount, today);

/** A care aid that a proposal may hold. */
export interface ProposableAid<Id extends string = string> extends WantedAid<Id> {
  /** Usual pack, in pieces or millilitres. */
  readonly pack: number;
}

/**
 * A selection that fits the legal amount: of what is wanted, in the given order, as much as fits: the wanted amount,
 * else the most whole packs below it that fit, else nothing. If all of it fits, the usual aids fill the rest, each with
 * one pack. Positions without a price are left out: nobody knows whether they fit.
 *
 * @param wanted in the order in which they are kept
 * @param usual in the order in which they are added
 * @param limit legal amount in cents a month
 * @returns amounts in pieces or millilitres by id; their cost is at most the limit
 */
export function fittingAids<Id extends string>(
  wanted: readonly ProposableAid<Id>[],
  usual: readonly ProposableAid<Id>[],
  limit: Cents,
  today: CalendarDay,
): ReadonlyMap<Id, number> {
  const fitting = new Map<Id, number>();
  let left = limit;
  let whole = true;
  const take = (aid: ProposableAid<Id>) => {
    const amount = fittingAmount(aid, left, today);
    if (amount < aid.amount) whole = false;
    if (amount === 0) return;
    fitting.set(aid.id, amount);
    left -= costOf({ ...aid, amount }, today);
  };
  for (const aid of wanted) take(aid);
  if (!whole) return fitting;
  for (const aid of usual) if (!wanted.some(({ id }) => id === aid.id)) take({ ...aid, amount: aid.pack });
  return fitting;
}

/** The wanted amount, or the most whole packs below it, that cost at most what is left; 0 if none do. */
function fittingAmount({ price, amount, pack }: ProposableAid, left: Cents, today: CalendarDay): number {
  if (price === null) return 0;
  if (aidCost(price, amount, today) <= left) return amount;
  let packs = Math.ceil(amount / pack) - 1;
  while (packs > 0 && aidCost(price, packs * pack, today) > left) packs -= 1;
  return Math.max(0, packs) * pack;
}

import { type CalendarDay, type Cents, percentOf } from '#platform/domain';
import { MAX_SAETZE } from '../krankenkassen/dated-rates.ts';
import {
  type DatedKrankenkasse,
  type DatedRates,
  PAUSCHALEN,
  ratesOf,
  ratesOn,
} from '../krankenkassen/krankenkasse.ts';
import { RATE_CUT } from './rate-cut.ts';

/** Percentage and first day of a cut. */
export interface RateCut {
  /** Whole percent. */
  readonly percent: number;
  readonly from: CalendarDay;
}

/**
 * Rates before and after the cut: those that apply on the day, and their replacement. Net, in cents a month.
 */
export interface LoweredRates {
  readonly before: DatedRates;
  readonly after: DatedRates;
}

/** Why a Krankenkasse keeps its rates. */
export type LeftAlone =
  /**
   * Its rates of that day began within the period of the cut, so they come from a contract of that period.
   */
  | 'begun'
  /** It is no Krankenkasse within the meaning of the law. */
  | 'self-pay'
  /** It pays nothing, or so little that rounding leaves it unchanged. */
  | 'nothing'
  /** It has the maximum number of dated rates. */
  | 'full';

/**
 * The rates of a Krankenkasse, lowered from a day on and each rounded half up to the cent: 22,50 less 3 % is
 * 21,83. Rates that begin later stay unchanged.
 */
export function loweredRates(
  kasse: Omit<DatedKrankenkasse, 'Kasse' | 'IK'>,
  { percent, from }: RateCut,
): LoweredRates | LeftAlone {
  const rates = ratesOn(kasse, from);
  const before = { gueltigAb: from, ...ratesOf(rates) };
  const after = { gueltigAb: from, ...ratesOf(rates, (cents) => percentOf(cents, 100 - percent)) };
  if (sum(after) === sum(before)) return 'nothing';
  if (kasse.selfPay) return 'self-pay';
  const begun = kasse.Saetze.findLast(({ gueltigAb }) => gueltigAb <= from)?.gueltigAb;
  if (begun !== undefined && begun >= RATE_CUT.from) return 'begun';
  return kasse.Saetze.length < MAX_SAETZE ? { before, after } : 'full';
}

const sum = (rates: DatedRates): Cents => PAUSCHALEN.reduce((total, name) => total + rates[name], 0);

/** Dated rates with a further entry, whose day must be new; sorted oldest first. */
export function withRates(saetze: readonly DatedRates[], added: DatedRates): readonly DatedRates[] {
  return [...saetze, added].sort((a, b) => (a.gueltigAb < b.gueltigAb ? -1 : 1));
}

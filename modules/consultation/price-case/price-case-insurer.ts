import { type DatedRates, isInstitutionskennzeichen, type Krankenkasse, ratesOn } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { UNREAD_INSURER_FIELDS } from './price-case-fields.ts';
import {
  amount,
  anyObject,
  day,
  flag,
  found,
  integer,
  isAbsent,
  type Keys,
  list,
  malformed,
  only,
  text,
} from './price-case-values.ts';

const INSURER_KEYS: Keys = new Set([
  'Kasse',
  'Kinderpauschale',
  'Urinpauschale',
  'Stuhlpauschale',
  'Kindalter',
  'selfPay',
  'IK',
  'Saetze',
  ...UNREAD_INSURER_FIELDS,
]);
const SATZ_KEYS: Keys = new Set([
  'gueltigAb',
  'Kinderpauschale',
  'Urinpauschale',
  'Stuhlpauschale',
  'Kindalter',
]);

/** The Krankenkasse of a case, with the rates of its day. */
export function readInsurer(value: unknown, today: CalendarDay): Krankenkasse {
  const source = anyObject(value);
  const { Kasse, Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter, selfPay, IK, Saetze } = source;
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  const rates = found(Kinderpauschale) + found(Urinpauschale) + found(Stuhlpauschale);
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  const others = found(Kasse) + found(Kindalter) + found(selfPay) + found(IK) + found(Saetze);
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  only(source, rates + others, INSURER_KEYS);
  const rated = {
    Kasse: text(Kasse),
    Kinderpauschale: amount(Kinderpauschale),
    Urinpauschale: amount(Urinpauschale),
    Stuhlpauschale: amount(Stuhlpauschale),
    Kindalter: isAbsent(Kindalter) ? null : integer(Kindalter, 0, Number.MAX_SAFE_INTEGER),
    selfPay: flag(selfPay),
  };
  // Most cases name none; spreading nothing takes time all the same.
  const kasse = isAbsent(IK) ? rated : { ...rated, IK: institutionskennzeichen(IK) };
  return isAbsent(Saetze) ? kasse : ratesOn({ ...kasse, Saetze: list(Saetze).map(satz).sort(byDay) }, today);
}

/** As the calls answer it: empty for none. */
function institutionskennzeichen(value: unknown): string {
  return value === '' || isInstitutionskennzeichen(text(value)) ? (value as string) : malformed();
}

function satz(value: unknown): DatedRates {
  const source = anyObject(value);
  const { gueltigAb, Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter } = source;
  const rates = found(Kinderpauschale) + found(Urinpauschale) + found(Stuhlpauschale);
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  only(source, found(gueltigAb) + rates + found(Kindalter), SATZ_KEYS);
  return {
    gueltigAb: day(gueltigAb),
    Kinderpauschale: amount(Kinderpauschale),
    Urinpauschale: amount(Urinpauschale),
    Stuhlpauschale: amount(Stuhlpauschale),
    Kindalter: integer(Kindalter, 0, Number.MAX_SAFE_INTEGER),
  };
}

/** Oldest first; a day that is there twice is malformed. */
function byDay(a: DatedRates, b: DatedRates): number {
  return a.gueltigAb === b.gueltigAb ? malformed() : a.gueltigAb < b.gueltigAb ? -1 : 1;
}

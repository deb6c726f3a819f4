import type { Cents } from '#platform/domain';

/**
 * A Krankenkasse with its flat monthly allowances, net, in cents (consultation specification, section 3).
 * `selfPay` marks those who pay themselves (Selbstzahler, Private Krankenkasse, Keine Krankenkasse); it
 * never forces the rates to 0: a private insurer with rates counts with them (readings, section 1).
 */
export interface Krankenkasse {
  readonly Kasse: string;
  readonly Kinderpauschale: Cents;
  readonly Urinpauschale: Cents;
  readonly Stuhlpauschale: Cents;
  /** Age in completed years from which a person no longer counts as a child; null means 18. */
  readonly Kindalter: number | null;
  readonly selfPay: boolean;
}

/** Age limit where a Krankenkasse names none (consultation specification, section 3). */
export const DEFAULT_KINDALTER = 18;

/** A name as it is told from others: whatever its case, and blanks around it. */
export function kasseKey(kasse: string): string {
  return kasse.trim().normalize('NFC').toLocaleLowerCase('de');
}

/** Whether two names are those of one Krankenkasse. */
export const sameKasse = (a: string, b: string): boolean => kasseKey(a) === kasseKey(b);

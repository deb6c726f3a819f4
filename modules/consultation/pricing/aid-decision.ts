import { addDays, type CalendarDay } from '#platform/domain';

/**
 * How long a Pflegekasse has to decide about Pflegehilfsmittel, in weeks from the receipt of the application: three,
 * five where the Medizinische Dienst is heard (§ 40 (7) SGB XI).
 */
export const DECISION_WEEKS = { usual: 3, heard: 5 } as const;

/** The last days on which a Pflegekasse decides in time, before they are moved off a weekend or holiday. */
export interface DecisionDays {
  readonly usual: CalendarDay;
  /** With the Medizinischer Dienst. */
  readonly heard: CalendarDay;
}

/**
 * The ends of both periods. One that ends on a Saturday, Sunday or public holiday ends with the next working day
 * (§ 26 (3) SGB X): holidays differ by Land, so sheets say so.
 *
 * @param receipt day on which the Pflegekasse receives the application
 */
export function decisionDays(receipt: CalendarDay): DecisionDays {
  return {
    usual: addDays(receipt, DECISION_WEEKS.usual * 7),
    heard: addDays(receipt, DECISION_WEEKS.heard * 7),
  };
}

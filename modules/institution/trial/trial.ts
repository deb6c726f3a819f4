import { addDays, type CalendarDay, daysBetween } from '#platform/domain';

/** The institution's data that determine its trial. */
export interface TrialFacts {
  readonly testphase: boolean;
  /** First day of the trial in Berlin. */
  readonly testbeginn: CalendarDay | null;
  /** Length in days, from the Paket. */
  readonly testphasendauer: number;
}

/** The first day after a trial; null outside of one. */
export function trialEnd({ testphase, testbeginn, testphasendauer }: TrialFacts): CalendarDay | null {
  return testphase && testbeginn !== null ? addDays(testbeginn, testphasendauer) : null;
}

/**
 * Days left of a trial: start plus length less today (access specification, section 4); 0 or less is
 * expired. Null outside of a trial.
 */
export function trialDaysLeft(facts: TrialFacts, today: CalendarDay): number | null {
  const end = trialEnd(facts);
  return end === null ? null : daysBetween(today, end);
}

/** Remaining days at which an institution is reminded; the last one reached counts. */
const REMINDER_DAYS = [1, 7] as const;

/** The reminder a week before the end, or the one a day before. */
export type TrialReminderDays = (typeof REMINDER_DAYS)[number];

/** A reminder is due at most this many days before the end. */
export const FIRST_REMINDER_DAYS = 7;

/**
 * The reminder due with so many days left; null if it is too early or the trial is over. A reminder missed on
 * its day is due on the following days, until the next one.
 */
export function dueReminder(daysLeft: number): TrialReminderDays | null {
  if (daysLeft <= 0) return null;
  return REMINDER_DAYS.find((days) => daysLeft <= days) ?? null;
}

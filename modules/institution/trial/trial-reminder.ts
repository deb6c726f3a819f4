/** Days left of a trial at which an institution is reminded; the last one that has been reached counts. */
const REMINDER_DAYS = [1, 7] as const;

/** Which reminder: the one a week before the end, or the one a day before. */
export type TrialReminderDays = (typeof REMINDER_DAYS)[number];

/** Most days left at which there is something to remind of. */
export const FIRST_REMINDER_DAYS = 7;

/**
 * Which reminder is due with so many days left; null where none is: too early, or over. A reminder whose day
 * was missed is due on the next one, until the one after it.
 */
export function dueReminder(daysLeft: number): TrialReminderDays | null {
  if (daysLeft <= 0) return null;
  return REMINDER_DAYS.find((days) => daysLeft <= days) ?? null;
}

const MOMENT = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** A moment for people, in Berlin, such as `09.03.2026, 14:05`. */
export function formatMoment(moment: Date | number): string {
  return MOMENT.format(moment);
}

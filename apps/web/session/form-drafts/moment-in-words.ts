const TIME = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: 'numeric',
  minute: '2-digit',
});

/** The time of day in Berlin, `10:42`. */
export const timeInWords = (at: number): string => TIME.format(at);

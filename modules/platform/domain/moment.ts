/** Makes a formatter when it is first used: a page that shows no time of the kind does not wait for it. */
function inBerlin(options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' });
    return format.format(moment);
  };
}

/** A moment for people, in Berlin, such as `09.03.2026, 14:05`. */
export const formatMoment = inBerlin({ dateStyle: 'medium', timeStyle: 'short' });

/** The same with seconds, such as `09.03.2026, 14:05:30`. */
export const formatMomentWithSeconds = inBerlin({ dateStyle: 'medium', timeStyle: 'medium' });

/** The time of day in Berlin, such as `09:05`. */
export const formatTime = inBerlin({ timeStyle: 'short' });

/** Day and month in Berlin, such as `09.03.`. */
export const formatDayAndMonth = inBerlin({ day: '2-digit', month: '2-digit' });

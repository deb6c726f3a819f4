import { berlinDay, formatDay, formatTime } from '#platform/domain';

/**
 * When an interrupted consultation was last edited, Berlin time.
 *
 * @param changed milliseconds since 1970; null if unknown
 */
export function changedInWords(changed: number | null): string {
  if (changed === null) return 'Die letzte Beratung wurde unterbrochen.';
  const instant = new Date(changed);
  return `Zuletzt geändert am ${formatDay(berlinDay(instant))} um ${formatTime(instant)} Uhr.`;
}

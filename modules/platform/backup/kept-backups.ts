/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface KeepRule {
  readonly d: number;
  readonly w: number;
  readonly m: number;
}

const PART = /^([1-9]\d{0,3})([dwm])$/;
const NAME = /^inko-(\d{4}-\d{2}-\d{2})T\d{6}Z\.backup$/;
const DAY_MS = 24 * 60 * 60_000;

/** Parses a rule such as `7d,4w,12m`; null if it is none. */
export function parseKeepRule(text: string): KeepRule | null {
  const rule = { d: 0, w: 0, m: 0 };
  for (const part of text.split(',')) {
    const [, count, unit] = PART.exec(part) ?? [];
    if (unit === undefined || rule[unit as keyof KeepRule] > 0) return null;
    rule[unit as keyof KeepRule] = Number(count);
  }
  return rule;
}

/** Name of a backup among others in a folder, by its moment in UTC. */
export function backupName(now: Date): string {
  return `inko-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
}

/**
 * The backups of a folder that a rule does not keep, oldest first. Files with other names are never among them, nor is
 * the newest backup. Days and weeks (from Monday) without a backup do not count, so that nothing is lost by a clock or
 * a machine that stood still.
 *
 * @param names of the files in the folder
 */
export function expiredBackups(names: readonly string[], rule: KeepRule): readonly string[] {
  // The names sort by time.
  const backups = names.filter((name) => NAME.test(name)).toSorted();
  const newestFirst = backups.toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [unit, count] of Object.entries(rule) as [keyof KeepRule, number][]) {
    const periods = new Set<string>();
    for (const name of newestFirst) {
      const period = periodOf(NAME.exec(name)?.[1] ?? '', unit);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return backups.filter((name) => !kept.has(name));
}

/** @param day YYYY-MM-DD */
function periodOf(day: string, unit: keyof KeepRule): string {
  if (unit === 'd') return day;
  if (unit === 'm') return day.slice(0, 7);
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

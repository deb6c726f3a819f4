import type { CalendarDay } from '#platform/domain';

/** Another text after every change of what a consultation is made from, the day among it. */
export const versionOn = (today: CalendarDay, version: string): string => `${today} ${version}`;

import type { CalendarDay } from '#platform/domain';

/** Version string of the consultation's data, including the day. */
export const versionOn = (today: CalendarDay, version: string): string => `${today} ${version}`;

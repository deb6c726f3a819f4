import { AuditTrailService } from '#auth';
import { AuditEntries } from '#platform';
import { addDays, berlinDay, type CalendarDay } from '#platform/domain';
import type { OutputRow } from '../output/output.ts';
import { readServices } from '../program/open-services.ts';
import type { AuditOptions } from './audit-options.ts';

/** The matching entries of the audit log, newest first: as they are stored, and in the sentences of the web. */
export function listEntries(options: AuditOptions): Promise<readonly OutputRow[]> {
  const { since, until, who, what, whom, limit } = options;
  return readServices(async (services, operator) => {
    const found = await services.get(AuditEntries).list(operator, {
      ...(since !== undefined && { since: beginOf(since as CalendarDay) }),
      ...(until !== undefined && { until: beginOf(addDays(until as CalendarDay, 1)) }),
      ...(who !== undefined && { who }),
      ...(what !== undefined && { what }),
      ...(whom !== undefined && { whom }),
      limit,
    });
    const lines = await services.get(AuditTrailService).inWords(
      operator,
      found.map(({ id }) => id),
    );
    const words = new Map(lines.map((line) => [line.id, line]));
    return found.map(({ id, at, who: by, what: act, whom: to, origin, detail, times }) => ({
      ...{ id, at: at.toISOString(), who: by, what: act, whom: to ?? null, times },
      ...{ origin: origin ?? null, detail: detail == null ? null : detailOf(detail) },
      ...{ sentence: words.get(id)?.sentence ?? '', changes: words.get(id)?.detail ?? '' },
    }));
  });
}

/** The detail as it was noted; a text where an older version has noted one. */
function detailOf(detail: string): object | string {
  try {
    const read: unknown = JSON.parse(detail);
    return typeof read === 'object' && read !== null ? read : detail;
  } catch {
    return detail;
  }
}

/** The start of a day in Germany: one or two hours before its start in UTC. */
function beginOf(day: CalendarDay): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return berlinDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}

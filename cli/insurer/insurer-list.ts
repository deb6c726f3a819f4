import {
  krankenkassenListQuery,
  krankenkasseRecord,
  listedOn,
  type ManagedKrankenkasse,
  ratesOn,
} from '#institution/domain';
import { Clock, RecordServices } from '#platform';
import { type CalendarDay, type ColumnType, columnsIn } from '#platform/domain';
import { allPages } from '../audit/all-pages.ts';
import { type OutputRow, Shown } from '../output/output.ts';
import { readServices } from '../program/open-services.ts';

/** The vendor's Krankenkassen that match the filter, by name, with today's rates. */
export function listInsurers(filter: string): Promise<readonly OutputRow[]> {
  const query = krankenkassenListQuery.parse({ q: filter });
  return readServices(async (services, operator) => {
    const krankenkassen = services.get(RecordServices).of(krankenkasseRecord);
    const today = services.get(Clock).today();
    const rows = await allPages(query, (each) => krankenkassen.list(operator, each, listedOn(today)));
    return rows.map((row) => insurerRow(row, today, row.institutions ?? 0));
  });
}

/** A Krankenkasse with the rates of a day. */
export function insurerRow(
  row: ManagedKrankenkasse,
  today: CalendarDay,
  institutions: number,
): OutputRow & { readonly id: number } {
  const shown: Record<string, unknown> = { ...ratesOn(row, today), Saetze: row.Saetze };
  const cells = columnsIn(krankenkasseRecord).map(([name, { type }]) => [name, cellOf(type, shown[name])]);
  return { id: row.id, ...Object.fromEntries(cells), institutions };
}

/** A value as commands write it: amounts with a dot, dated rates as in a file but in JSON, flags as they are. */
const cellOf = ({ stored, json, cell }: ColumnType<unknown>, value: unknown) =>
  (stored.kind === 'json' ? new Shown(json(value), cell(value)) : json(value)) as OutputRow[string];

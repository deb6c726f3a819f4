import { krankenkassenListQuery, krankenkasseRecord, listedOn, ratesOn } from '#institution/domain';
import { Clock, RecordServices } from '#platform';
import { type ColumnType, columnsIn } from '#platform/domain';
import { allPages } from '../audit/all-pages.ts';
import type { OutputRow } from '../output/output.ts';
import { withServices } from '../program/open-services.ts';

/** The vendor's Krankenkassen that match the filter, by name, with today's rates. */
export function listInsurers(filter: string): Promise<readonly OutputRow[]> {
  const query = krankenkassenListQuery.parse({ q: filter });
  return withServices(async (services, operator) => {
    const krankenkassen = services.get(RecordServices).of(krankenkasseRecord);
    const today = services.get(Clock).today();
    const rows = await allPages(query, (each) => krankenkassen.list(operator, each, listedOn(today)));
    return rows.map(({ version: _, ...row }) => {
      const shown: Record<string, unknown> = { ...ratesOn(row, today), Saetze: row.Saetze };
      const cells = columnsIn(krankenkasseRecord).map(([name, { type }]) => [
        name,
        cellOf(type, shown[name]),
      ]);
      return { id: row.id, ...Object.fromEntries(cells), institutions: row.institutions ?? 0 };
    });
  });
}

/** A value as the list of the command line has it: amounts with a dot, dated rates as in a file, flags as they are. */
const cellOf = ({ stored, json, cell }: ColumnType<unknown>, value: unknown) =>
  (stored.kind === 'json' ? cell(value) : json(value)) as OutputRow[string];

import { KrankenkassenService } from '#institution';
import { krankenkassenListQuery } from '#institution/domain';
import { toDecimal } from '#platform/domain';
import { withServices } from './open-services.ts';
import type { OutputRow } from './output.ts';

/** The vendor's Krankenkassen that hold a text, by name. */
export function listInsurers(filter: string): Promise<readonly OutputRow[]> {
  const first = krankenkassenListQuery.parse({ q: filter });
  return withServices(async (services, operator) => {
    const krankenkassen = services.get(KrankenkassenService);
    const rows: OutputRow[] = [];
    for (let page = 1; ; page += 1) {
      const found = await krankenkassen.list(operator, { ...first, page });
      for (const { version: _, ...row } of found.rows)
        rows.push({
          ...row,
          Kinderpauschale: toDecimal(row.Kinderpauschale),
          Urinpauschale: toDecimal(row.Urinpauschale),
          Stuhlpauschale: toDecimal(row.Stuhlpauschale),
        });
      if (page * found.pageSize >= found.total) return rows;
    }
  });
}

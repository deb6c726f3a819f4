import { KrankenkassenService } from '#institution';
import { krankenkassenListQuery, ratesOn, saetzeText } from '#institution/domain';
import { Clock } from '#platform';
import { toDecimal } from '#platform/domain';
import { withServices } from './open-services.ts';
import type { OutputRow } from './output.ts';

/** The vendor's Krankenkassen that hold a text, by name, with the rates that hold today. */
export function listInsurers(filter: string): Promise<readonly OutputRow[]> {
  const first = krankenkassenListQuery.parse({ q: filter });
  return withServices(async (services, operator) => {
    const krankenkassen = services.get(KrankenkassenService);
    const today = services.get(Clock).today();
    const rows: OutputRow[] = [];
    for (let page = 1; ; page += 1) {
      const found = await krankenkassen.list(operator, { ...first, page }, today);
      for (const { version: _, ...row } of found.rows) {
        const rates = ratesOn(row, today);
        rows.push({
          ...rates,
          Kinderpauschale: toDecimal(rates.Kinderpauschale),
          Urinpauschale: toDecimal(rates.Urinpauschale),
          Stuhlpauschale: toDecimal(rates.Stuhlpauschale),
          Saetze: saetzeText(row.Saetze),
        });
      }
      if (page * found.pageSize >= found.total) return rows;
    }
  });
}

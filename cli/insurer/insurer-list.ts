import { KrankenkassenService } from '#institution';
import { krankenkassenListQuery, ratesOn, saetzeText } from '#institution/domain';
import { Clock } from '#platform';
import { toDecimal } from '#platform/domain';
import { allPages } from '../audit/all-pages.ts';
import type { OutputRow } from '../output/output.ts';
import { withServices } from '../program/open-services.ts';

/** The vendor's Krankenkassen that match the filter, by name, with today's rates. */
export function listInsurers(filter: string): Promise<readonly OutputRow[]> {
  const query = krankenkassenListQuery.parse({ q: filter });
  return withServices(async (services, operator) => {
    const krankenkassen = services.get(KrankenkassenService);
    const today = services.get(Clock).today();
    const rows = await allPages(query, (each) => krankenkassen.list(operator, each, today));
    return rows.map(({ version: _, ...row }) => {
      const rates = ratesOn(row, today);
      return {
        ...rates,
        Kinderpauschale: toDecimal(rates.Kinderpauschale),
        Urinpauschale: toDecimal(rates.Urinpauschale),
        Stuhlpauschale: toDecimal(rates.Stuhlpauschale),
        Saetze: saetzeText(row.Saetze),
      };
    });
  });
}

import { ProductTableService } from '#catalogue';
import { OwnPriceTableService, RecommendationTableService } from '#consultation';
import { AdmTableService, MatchingTableService } from '#institution';
import { RecordServices, type TableService } from '#platform';
import type { TableRow } from '#platform/domain';
import { records, type Services } from '#setup';

/** Tables with a service of their own, by the name in their address. */
const TABLE_SERVICES = {
  preise: OwnPriceTableService,
  produkte: ProductTableService,
  kundennummern: MatchingTableService,
  aussendienst: AdmTableService,
  empfehlungen: RecommendationTableService,
} as const;

/** The tables that screens export and import, by the name in their address. */
export function tablesOf(services: Services): ReadonlyMap<string, TableService<TableRow>> {
  const own = Object.entries(TABLE_SERVICES).map(([name, token]) => [name, services.get<unknown>(token)]);
  const lists = services
    .get(RecordServices)
    .all.flatMap(({ record, file }) => (record.file ? [[record.name, file]] : []));
  return new Map([...own, ...lists] as [string, TableService<TableRow>][]);
}

/** The names of all tables. */
export const TABLE_NAMES: readonly string[] = [
  ...Object.keys(TABLE_SERVICES),
  ...records.flatMap(({ record }) => (record.file ? [record.name] : [])),
];

/** Paths under which a table is uploaded: the vendor's screens and an institution's. */
export const TABLE_PATHS: readonly string[] = TABLE_NAMES.flatMap((name) => [
  `/cms/tables/${name}`,
  `/settings/tables/${name}`,
]);

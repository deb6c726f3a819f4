import { CompetitorTableService, ProductTableService } from '#catalogue';
import { OwnPriceTableService, RecommendationTableService } from '#consultation';
import { AdmTableService, KrankenkassenTableService, MatchingTableService } from '#institution';

/** The tables that screens export and import, by the name in their address. What a file may have is read from this list, too. */
export const TABLE_SERVICES = {
  krankenkassen: KrankenkassenTableService,
  wettbewerber: CompetitorTableService,
  preise: OwnPriceTableService,
  produkte: ProductTableService,
  kundennummern: MatchingTableService,
  aussendienst: AdmTableService,
  empfehlungen: RecommendationTableService,
};

/** Paths under which a table is uploaded: the vendor's screens and an institution's. */
export const TABLE_PATHS: readonly string[] = Object.keys(TABLE_SERVICES).flatMap((name) => [
  `/cms/tables/${name}`,
  `/settings/tables/${name}`,
]);

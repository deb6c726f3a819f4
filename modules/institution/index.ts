/** Institutions, server part: their settings, Krankenkassen and own prices. */
import { AdmRow } from './entities/adm-row.entity.ts';
import { Institution } from './entities/institution.entity.ts';
import { KrankenkasseRow } from './entities/krankenkasse.entity.ts';
import { MatchingRow } from './entities/matching-row.entity.ts';
import { OfferCount } from './entities/offer-count.entity.ts';
import { OwnKrankenkasse } from './entities/own-krankenkasse.entity.ts';
import { OwnPrice } from './entities/own-price.entity.ts';
import { Paket } from './entities/paket.entity.ts';

export { institutionInReach, institutionInScope } from './institution-in-scope.ts';
export { institutionServices } from './institution-services.ts';
export { AdmTableService } from './services/adm-table.service.ts';
export { CalculationMethodService, type ChosenMethod } from './services/calculation-method.service.ts';
export { type ContactData, ContactDataService } from './services/contact-data.service.ts';
export { columnsOf as contactColumnsOf, fieldsOf as contactFieldsOf } from './services/contact-rows.ts';
export { applyForFullVersion, paketTerms } from './services/contract.ts';
export { type FieldService, fieldServiceOf } from './services/field-service.ts';
export { InstitutionService, type InstitutionView } from './services/institution.service.ts';
export type { ChosenKrankenkasse, KrankenkassenChoice } from './services/krankenkasse-rows.ts';
export { type KrankenkassenListRow, KrankenkassenService } from './services/krankenkassen.service.ts';
export { KrankenkassenAdminService } from './services/krankenkassen-admin.service.ts';
export { KrankenkassenTableService } from './services/krankenkassen-table.service.ts';
export { MatchingService } from './services/matching.service.ts';
export { MatchingTableService } from './services/matching-table.service.ts';
export { OfferCountService } from './services/offer-count.service.ts';
export { OwnKrankenkassenService } from './services/own-krankenkassen.service.ts';
export { OwnPriceService } from './services/own-price.service.ts';
export {
  countOwnPrices,
  forgetOwnPrices,
  raisePricesVersion,
  readOwnPrices,
  readPricesVersion,
  writeOwnPrices,
} from './services/own-price-rows.ts';
export { PaketAdminService } from './services/paket-admin.service.ts';
export { PaketeService, type PaketListRow } from './services/pakete.service.ts';
export { openPdfPassword, PdfPasswordService, sealPdfPassword } from './services/pdf-password.service.ts';
export {
  type ContractOffer,
  type Imprint,
  PublicFactsService,
  type PublicOffer,
} from './services/public-facts.service.ts';
export {
  type LoweredRow,
  type RateList,
  type RateLoweringPlan,
  RateLoweringService,
} from './services/rate-lowering.service.ts';
export {
  readSettingsVersions,
  readStoredSettings,
  readVendorKrankenkassen,
  type SettingsVersions,
  type StoredSettings,
} from './services/stored-settings.ts';
export { Institution, KrankenkasseRow, MatchingRow, OwnKrankenkasse, Paket };

/** The entities of this module, for the database. */
export const institutionEntities = [
  Paket,
  Institution,
  KrankenkasseRow,
  OwnKrankenkasse,
  OwnPrice,
  MatchingRow,
  AdmRow,
  OfferCount,
] as const;

/** Institutions, server part: their settings, Krankenkassen and own prices. */
import { AdmRow, MatchingRow } from './customers/customer-list.entity.ts';
import { institutionRecords } from './institution-records.ts';
import { Institution } from './institutions/institution.entity.ts';
import { KrankenkasseRow } from './krankenkassen/krankenkasse.entity.ts';
import { OfferCount } from './offer-counts/offer-count.entity.ts';
import { OwnKrankenkasse } from './own-krankenkassen/own-krankenkasse.entity.ts';
import { OwnPrice } from './own-prices/own-price.entity.ts';
import { Paket } from './pakete/paket.entity.ts';

export { type ContactData, ContactDataService } from './contact/contact-data.service.ts';
export { columnsOf as contactColumnsOf, fieldsOf as contactFieldsOf } from './contact/contact-rows.ts';
export {
  openPdfPassword,
  PdfPasswordService,
  pdfPasswordPurpose,
  sealPdfPassword,
} from './contact/pdf-password.service.ts';
export { AdmTableService, MatchingTableService } from './customers/customer-table.service.ts';
export { type FieldService, fieldServiceOf } from './customers/field-service.ts';
export { type KnownCustomer, MatchingService } from './customers/matching.service.ts';
export {
  DeclarationWordingService,
  type StoredWording,
} from './declaration-wording/declaration-wording.service.ts';
export { krankenkasseSchema } from './http/krankenkasse-answer.ts';
export { institutionControllers } from './institution.controllers.ts';
export { InstitutionModule } from './institution.module.ts';
export { institutionAudit } from './institution-audit.ts';
export { institutionInReach, institutionInScope } from './institutions/institution-in-scope.ts';
export { OfferCountService } from './offer-counts/offer-count.service.ts';
export type { ChosenKrankenkasse, KrankenkassenChoice } from './own-krankenkassen/chosen-krankenkassen.ts';
export { KrankenkassenService } from './own-krankenkassen/krankenkassen.service.ts';
export { OwnKrankenkassenService } from './own-krankenkassen/own-krankenkassen.service.ts';
export { OwnPriceService } from './own-prices/own-price.service.ts';
export {
  countOwnPrices,
  forgetOwnPrices,
  ownPricesAmong,
  raisePricesVersion,
  readOwnPrices,
  readPricesVersion,
  writeOwnPrices,
} from './own-prices/own-price-rows.ts';
export {
  type LoweredRow,
  type RateCutPlan,
  RateCutService,
} from './rate-cut/rate-cut.service.ts';
export {
  CalculationMethodService,
  type ChosenMethod,
} from './settings/calculation-method.service.ts';
export { InstitutionService, type InstitutionView } from './settings/institution.service.ts';
export {
  type ContractOffer,
  type Imprint,
  PublicFactsService,
  type PublicOffer,
} from './settings/public-facts.service.ts';
export { missingContactOf, readSettingsState } from './settings/settings-state.ts';
export {
  readSettingsVersions,
  readStoredSettings,
  readVendorKrankenkassen,
  type SettingsVersions,
  type StoredSettings,
} from './settings/stored-settings.ts';
export { applyForFullVersion, paketTerms } from './trial/contract.ts';
export { Institution, institutionRecords, KrankenkasseRow, MatchingRow, OwnKrankenkasse, Paket };

/** Entities of this module. */
export const institutionEntities = [
  Institution,
  ...institutionRecords.map(({ rules }) => rules.entity),
  OwnKrankenkasse,
  OwnPrice,
  MatchingRow,
  AdmRow,
  OfferCount,
] as const;

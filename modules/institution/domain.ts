/** The institutions' domain face: Krankenkassen, own prices, calculation methods, trial. */

export {
  BERECHNUNGSMETHODEN,
  type Berechnungsmethode,
  methodOf,
} from './calculation-method/calculation-methods.ts';
export { methodInput } from './calculation-method/method-input.ts';
export { adviserNames, adviserNamesOf } from './contact/adviser-names.ts';
export { CARD_FIELDS, type CardField, type CardLine, cardLines } from './contact/card-lines.ts';
export { type ContactInput, contactFields, contactInput, ownPasswordEach } from './contact/contact-input.ts';
export { isInstitutionskennzeichen } from './contact/institutionskennzeichen.ts';
export { type Letterhead, letterheadLines } from './contact/letterhead.ts';
export {
  composedPassword,
  isShortEnough,
  PDF_PASSWORD_MAX_BYTES,
  PDF_PASSWORD_SIGNS,
} from './contact/pdf-password.ts';
export {
  filledWording,
  namedIn,
  PLACEHOLDER_NAMES,
  PLACEHOLDERS,
  type Placeholder,
  withoutPlaceholders,
} from './declaration-wording/placeholders.ts';
export { WORDING_LIMIT, wordingInput, wordingText } from './declaration-wording/wording-input.ts';
export { institutionTables } from './institution-tables.ts';
export { saetzeText } from './krankenkassen/dated-rates.ts';
export { krankenkasseRecord } from './krankenkassen/krankenkasse.record.ts';
export {
  type DatedKrankenkasse,
  type DatedRates,
  DEFAULT_KINDALTER,
  type KassenSaetze,
  type Krankenkasse,
  PAUSCHALEN,
  type Pauschale,
  ratesOf,
  ratesOn,
} from './krankenkassen/krankenkasse.ts';
export {
  type KrankenkassenChoiceInput,
  krankenkasseFields,
  krankenkassenChoiceInput,
} from './krankenkassen/krankenkasse-input.ts';
export {
  type KrankenkassenColumn,
  krankenkassenListQuery,
  listedOn,
  type ManagedKrankenkasse,
} from './krankenkassen/krankenkassen-list.ts';
export { type Rates, rateColumns } from './krankenkassen/rate-columns.ts';
export { SELF_PAYERS } from './krankenkassen/self-payers.ts';
export { institutionLists } from './lists.ts';
export {
  type AllOfferCounts,
  monthAfter,
  monthInWords,
  monthOf,
  type OfferCounts,
  twelveMonthsInWords,
} from './offer-counts/offer-counts.ts';
export { offeredOf } from './own-krankenkassen/offered.ts';
export {
  MAX_PRICE,
  MOST_PRICE_CHARACTERS,
  type OwnPricesInput,
  ownPricesInput,
  ownPriceText,
  readOwnPrice,
} from './own-prices/own-price-input.ts';
export type { OwnPrices, StoredPrices } from './own-prices/own-prices.ts';
export { paketRecord, trialInWords } from './pakete/paket.record.ts';
export {
  type ManagedPaket,
  PAKET_STANDARDS,
  type PaketStandard,
  paketInUse,
  standardStays,
  standardsOf,
} from './pakete/paket-texts.ts';
export type { LeftAlone, RateCut } from './rate-cut/lowered-rates.ts';
export { isRateCutAnnounced, RATE_CUT } from './rate-cut/rate-cut.ts';
export { type RateList, rateCutInput, rateList } from './rate-cut/rate-cut-input.ts';
export { type ContractTerms, contractTerms } from './trial/contract-terms.ts';
export { trialDaysLeft, trialEnd } from './trial/trial.ts';
export { dueReminder, FIRST_REMINDER_DAYS } from './trial/trial-reminder.ts';

/** Institutions, pure part: Krankenkassen, own prices, calculation methods, trial. */
export { adviserNames, adviserNamesOf } from './adviser-names.ts';
export { BERECHNUNGSMETHODEN, type Berechnungsmethode } from './berechnungsmethode.ts';
export { contactFields, contactInput } from './contact-input.ts';
export { type ContractTerms, contractTerms } from './contract-terms.ts';
export { isInstitutionskennzeichen } from './institutionskennzeichen.ts';
export {
  type DatedKrankenkasse,
  type DatedRates,
  DEFAULT_KINDALTER,
  type KassenSaetze,
  type Krankenkasse,
  ratesOn,
} from './krankenkasse.ts';
export {
  type KrankenkassenChoiceInput,
  krankenkasseFields,
  krankenkasseInput,
  krankenkassenChoiceInput,
  ownKrankenkasseFields,
} from './krankenkasse-input.ts';
export {
  type KrankenkassenColumn,
  krankenkassenListQuery,
  type ManagedKrankenkasse,
} from './krankenkassen-list.ts';
export { type Letterhead, letterheadLines } from './letterhead.ts';
export type { LeftAlone } from './lowered-rates.ts';
export { methodInput } from './method-input.ts';
export {
  type AllOfferCounts,
  monthInWords,
  type OfferCounts,
  twelveMonthsInWords,
} from './offer-counts.ts';
export {
  type OwnPricesInput,
  ownPricesInput,
  ownPriceText,
  readOwnPrice,
} from './own-price-input.ts';
export type { OwnPrices, StoredPrices } from './own-prices.ts';
export {
  type ManagedPaket,
  NEW_PAKET,
  type PaketeColumn,
  paketeListQuery,
  paketFields,
  paketInput,
  trialInWords,
} from './paket-input.ts';
export {
  PAKET_STANDARDS,
  type PaketStandard,
  paketInUse,
  standardStays,
  standardsOf,
} from './paket-texts.ts';
export { isRateCutAnnounced, RATE_CUT } from './rate-cut.ts';
export { loweringInput, rateCutInput } from './rate-cut-input.ts';
export { saetzeAnswer, saetzeText } from './saetze-input.ts';
export { SELF_PAYERS } from './self-payers.ts';
export { trialDaysLeft, trialEnd } from './trial.ts';
export { dueReminder, FIRST_REMINDER_DAYS } from './trial-reminder.ts';

/** The consultation, pure part: questionnaire, recommendation, cart and the one calculation. */

export { answerDoubt } from './answers/answer-doubt.ts';
export { ANSWER_LIMITS, answerLimit, type TextField } from './answers/answer-limits.ts';
export {
  type AnswerCode,
  type AnswerField,
  type Answers,
  answersSchema,
  isChosen,
  MULTI_FIELDS,
  type MultiField,
} from './answers/answers.ts';
export {
  type AnswerLine,
  answerInWords,
  answersInWords,
} from './answers/answers-in-words.ts';
export { completeYear, enterBirthdate, readBirthdate } from './answers/birthdate.ts';
export { aidSheet, careInsurance, noAidSheet } from './answers/care-insurance.ts';
export { careLevel } from './answers/care-level.ts';
export { hipOf } from './answers/hip.ts';
export {
  birthdateMessage,
  hiddenInAnswer,
  isRequired,
  type MissingAnswer,
  missingAnswers,
} from './answers/missing.ts';
export { toggleChoice } from './answers/multi-select.ts';
export { type Payer, paysAlone, personWords } from './answers/person-words.ts';
export { pruneAnswers } from './answers/prune.ts';
export {
  BIRTHDATE_PARTS,
  QUESTION_IDS,
  type Question,
  type QuestionId,
  type Questionnaire,
  questionnaireSchema,
  WIZARD_STEPS,
  type WizardStep,
} from './answers/question.ts';
export { severitiesOf } from './answers/severities.ts';
export { shownQuestions } from './answers/triggers.ts';
export { versichertennummerFault, writeVersichertennummer } from './answers/versichertennummer.ts';
export { givenAnswer, readCard, takeCard } from './card/read-card.ts';
export type { CareDefinitions } from './care-definitions/care-definitions.ts';
export { areaOfLine, areasOf, insurerPays, isCareProduct } from './cart/area.ts';
export {
  CARE_TYPES,
  type CareType,
  type CartAreas,
  type CartLine,
  type CartTab,
  DEFAULT_PERIOD,
  type GoneLine,
  holdsProduct,
  type LineChoice,
  type LineOrigin,
  type Period,
  type ProductsById,
} from './cart/cart.ts';
export {
  type AddContext,
  addProduct,
  addTab,
  changeNeed,
  changePackages,
  changePeriod,
  changeSize,
  clearTab,
  closeTab,
  duplicateTab,
  EMPTY_CART,
  isCartEmpty,
  placeOfAddition,
  placeOfScan,
  removeLine,
  type TabPlace,
} from './cart/cart-edit.ts';
export { changedPlace, tookAway } from './cart/cart-step.ts';
export {
  alternatives,
  type ChoiceMode,
  type ChoiceModes,
  DEFAULT_MODE,
  isSamePlace,
  modeInCart,
  type Quality,
} from './cart/choice-mode.ts';
export { chosenPlace } from './cart/chosen-proposal.ts';
export { chosenPlaces, type Decision, decide, decisionAt, decisionOf } from './cart/decision.ts';
export { knownCart } from './cart/known-cart.ts';
export {
  DAILY_NEED,
  DAYS_PER_MONTH,
  dailyChanges,
  hasDailyNeed,
  isWorn,
  type LineOffer,
  MONTHLY_PACKAGES,
  monthlyPackages,
  packsFollowNeed,
  packsForNeed,
  priceLine,
} from './cart/line.ts';
export { type PlacingFacts, placeChosen } from './cart/place-chosen.ts';
export { isFilled, proposalName, proposalNumber } from './cart/proposal-number.ts';
export { addNeedsBased } from './cart/proposal-place.ts';
export { hipSpan, sizeFor, sizeForHip } from './cart/size-match.ts';
export { unitPrice } from './cart/unit-price.ts';
export { consultationTables } from './consultation-tables.ts';
export { hintInput, questionInput, segmentInput, TEXT_LIMITS } from './definitions/definition-input.ts';
export { hintsFor } from './definitions/hint.ts';
export { HINT_STATES } from './definitions/hint-states.ts';
export {
  type HintColumn,
  hintListQuery,
  hintState,
  type ManagedHint,
  type ManagedQuestion,
} from './definitions/managed-definitions.ts';
export {
  APPOINTMENT_KINDS,
  type AppointmentChoices,
  type AppointmentKind,
  appointmentChoicesSchema,
} from './details/appointment-choices.ts';
export { dayDoubt, detailDoubts } from './details/detail-doubts.ts';
export { ADVISED_LABELS, BASIS_LABELS, SIGNER_LABELS, TALK_LABELS } from './details/detail-words.ts';
export {
  ADVISED,
  DETAIL_LINE,
  DETAIL_TEXT,
  type DocumentDetails,
  documentDetailsSchema,
  MAX_SAMPLES,
  type Sample,
} from './details/document-details.ts';
export { type ExplainedItem, explainedFor } from './details/explained-for.ts';
export { type AmountDeparture, amountDeparture } from './details/prescribed-amount.ts';
export { amountsAsOf } from './figures/amounts-as-of.ts';
export { basisSince, changedSizes, differingCauses, type FigureCause } from './figures/basis-differences.ts';
export { figureBasis } from './figures/basis-of-cart.ts';
export { againstChanges } from './figures/daily-changes.ts';
export { type BasisSize, type FigureBasis, figureBasisSchema } from './figures/figure-basis.ts';
export { figureChanges } from './figures/figure-changes.ts';
export {
  type PatientProduct,
  type PatientProposal,
  patientProposals,
} from './patient-view/patient-proposals.ts';
export type { MethodExample } from './previews/method-example.ts';
export { checkChoices, parsePriceCase } from './price-case/price-case.ts';
export type { CaseProducts, PriceCase } from './price-case/price-case-fields.ts';
export { issueTexts } from './price-case/price-case-messages.ts';
export { priceFormatSchema } from './price-case/price-format.ts';
export { type PriceResult, priceResult } from './price-case/price-result.ts';
export { expectedSchema, type FailedCase } from './price-case/price-result-schema.ts';
export { type AgeDoubt, type AgeQuestion, ageQuestion } from './pricing/age-question.ts';
export {
  aidBudget,
  aidCost,
  fittingAids,
  type ProposableAid,
} from './pricing/aid-budget.ts';
export { DECISION_WEEKS, decisionDays } from './pricing/aid-decision.ts';
export {
  type AllowanceRate,
  allowanceRate,
  grossAllowance,
  netAllowance,
  type PatientFacts,
  patientAge,
  vatPercent,
} from './pricing/allowance.ts';
export { cheapestNeedsBased, differenceBase } from './pricing/care.ts';
export {
  type CopaymentGround,
  type CopaymentRule,
  copaymentGround,
  copaymentRule,
  isExempt,
} from './pricing/copayment.ts';
export { noAllowanceInWords } from './pricing/no-allowance.ts';
export { type Offer, type OfferWarning, type OneTime, priceOffer, type TabOffer } from './pricing/offer.ts';
export {
  BOUGHT_PRIVATELY,
  COPAYMENT_ONCE,
  FREE_SALE,
  HINT_TEXTS,
  PAYS_ALL_HINT,
  PURCHASE_HINT,
  TOTAL_WITHOUT_UNPRICED,
  warningText,
} from './pricing/offer-texts.ts';
export {
  ownShareInWords,
  ownShareOf,
  ownShareRule,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from './pricing/pflegehilfsmittel.ts';
export { priceListForOnce, priceListOf } from './pricing/price-list.ts';
export { shownOffer } from './pricing/shown-offer.ts';
export { chosenForNow, withMemory } from './recommendations/chosen-for.ts';
export {
  type ManagedRecommendation,
  type NamedProduct,
  type RecommendationColumn,
  recommendationListQuery,
  recommendationState,
} from './recommendations/managed-recommendation.ts';
export { type PickFigure, pickFigures } from './recommendations/pick-figures.ts';
export {
  idsOf,
  type Pick,
  type Picked,
  type PickReason,
  type Picks,
  picksOf,
} from './recommendations/picks.ts';
export { NOT_IN_CATALOGUE } from './recommendations/recommendation-file.ts';
export { recommendationInput } from './recommendations/recommendation-input.ts';
export {
  KEY_FIELDS,
  type KeyField,
  markedAt,
  recommendationKey,
  recommendedAt,
} from './recommendations/recommendation-key.ts';
export { type RecommendedProduct, recommendedProducts } from './recommendations/recommendation-list.ts';
export { RECOMMENDATION_STATES, type RecommendationState } from './recommendations/recommendation-states.ts';
export { whyItFits } from './recommendations/why-it-fits.ts';
export { type ReviewFinding, reviewCart } from './review/review.ts';
export { applyReview, type DecisionFacts, type ReviewDecision } from './review/review-apply.ts';
export type { LineReview } from './review/review-line.ts';
export { fittingProducts } from './selling/fitting-products.ts';
export { needsSetUp, type SetUpKey, type SetUpStep } from './set-up-list/set-up-steps.ts';
export {
  AMOUNT_OPEN,
  AREA_LABELS,
  costHint,
  costInWords,
  costName,
  offerHint,
  PERIOD_LABELS,
  PURCHASE,
  placeOpenHint,
} from './sums/cart-words.ts';
export { coverage } from './sums/coverage.ts';
export {
  amountWithOnce,
  ONCE_PART,
  oftenInWords,
  onceInWords,
  oneTimeCents,
  paidInWords,
} from './sums/one-time.ts';
export { partialOffer } from './sums/partial-offer.ts';
export { productNames } from './sums/product-names.ts';
export {
  isChoosable,
  isPurchase,
  proposalCost,
  shownMehrkosten,
  shownPatientPays,
  shownTotal,
} from './sums/proposal-cost.ts';
export { type PaidProposal, type SumInWords, sumInWords, sumOf } from './sums/sum-in-words.ts';

/** The consultation, pure part: questionnaire, recommendation, cart and the one calculation. */

export { type AgePair, type AgeQuestion, ageQuestion } from './answers/age-question.ts';
export {
  ANSWER_LIMITS,
  answerLimit,
  type TextField,
} from './answers/answer-limits.ts';
export {
  type AnswerCode,
  type AnswerField,
  type Answers,
  answersSchema,
  MULTI_FIELDS,
  type MultiField,
} from './answers/answers.ts';
export { type AnswerLine, type AnswerSegment, answersInWords } from './answers/answers-in-words.ts';
export { areaOfLine, areasOf, insurerPays, isCareProduct } from './answers/area.ts';
export { enterBirthdate, readBirthdate } from './answers/birthdate.ts';
export { careLevel } from './answers/care-level.ts';
export {
  birthdateMessage,
  hiddenInAnswer,
  isRequired,
  type MissingAnswer,
  missingAnswers,
} from './answers/missing.ts';
export { toggleChoice } from './answers/multi-select.ts';
export { pruneAnswers } from './answers/prune.ts';
export {
  BIRTHDATE_PARTS,
  type Question,
  type QuestionId,
  type Questionnaire,
  questionnaireSchema,
  WIZARD_STEPS,
  type WizardStep,
} from './answers/question.ts';
export { shownQuestions } from './answers/triggers.ts';
export {
  CARE_TYPES,
  type CareType,
  type CartAreas,
  type CartLine,
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
  removeLine,
  type TabPlace,
} from './cart/cart-edit.ts';
export { changedPlace, tookAway } from './cart/cart-step.ts';
export {
  AMOUNT_OPEN,
  AREA_LABELS,
  costHint,
  costInWords,
  costName,
  offerHint,
  PERIOD_LABELS,
} from './cart/cart-words.ts';
export {
  alternatives,
  type ChoiceMode,
  type ChoiceModes,
  DEFAULT_MODE,
  modeInCart,
  type Quality,
} from './cart/choice-mode.ts';
export { chosenForNow, withMemory } from './cart/chosen-for.ts';
export { knownCart } from './cart/known-cart.ts';
export {
  DAILY_NEED,
  DAYS_PER_MONTH,
  dailyChanges,
  isWorn,
  type LineOffer,
  MONTHLY_PACKAGES,
  monthlyPackages,
  packsFollowNeed,
  packsForNeed,
  priceLine,
} from './cart/line.ts';
export { partialOffer } from './cart/partial-offer.ts';
export { placeChosen } from './cart/place-chosen.ts';
export { proposalCost, shownMehrkosten, shownPatientPays, shownTotal } from './cart/proposal-cost.ts';
export { isFilled, proposalName } from './cart/proposal-number.ts';
export { matchSize } from './cart/size-match.ts';
export { consultationTables } from './consultation-tables.ts';
export type { CareDefinitions } from './definitions/care-definitions.ts';
export { hintInput, questionInput, segmentInput, TEXT_LIMITS } from './definitions/definition-input.ts';
export { type Hints, hintsFor, hintsSchema } from './definitions/hint.ts';
export {
  type HintColumn,
  hintListQuery,
  hintState,
  type ManagedHint,
  type ManagedQuestion,
} from './definitions/managed-definitions.ts';
export { amountsAsOf } from './figures/amounts-as-of.ts';
export { basisSince, changedSizes, differingCauses, type FigureCause } from './figures/basis-differences.ts';
export { figureBasis } from './figures/basis-of-cart.ts';
export { againstChanges } from './figures/daily-changes.ts';
export { type BasisSize, type FigureBasis, figureBasisSchema } from './figures/figure-basis.ts';
export { figureChanges } from './figures/figure-changes.ts';
export { checkChoices, parsePriceCase } from './price-case/price-case.ts';
export type { CaseProducts, PriceCase } from './price-case/price-case-fields.ts';
export { issueTexts } from './price-case/price-case-messages.ts';
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
export type { MethodExample } from './pricing/method-example.ts';
export { noAllowanceInWords } from './pricing/no-allowance.ts';
export { copaymentDue, type Offer, type OfferWarning, priceOffer, type TabOffer } from './pricing/offer.ts';
export {
  BOUGHT_PRIVATELY,
  COPAYMENT_ONCE,
  FREE_SALE,
  HINT_TEXTS,
  PAYS_ALL_HINT,
  TOTAL_WITHOUT_UNPRICED,
  warningText,
} from './pricing/offer-texts.ts';
export {
  ownShareInWords,
  ownShareRule,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from './pricing/pflegehilfsmittel.ts';
export { priceListForOnce, priceListOf } from './pricing/price-list.ts';
export { type PriceResult, priceResult } from './pricing/price-result.ts';
export { shownOffer } from './pricing/shown-offer.ts';
export { unitPrice } from './pricing/unit-price.ts';
export {
  type ManagedRecommendation,
  type NamedProduct,
  type RecommendationColumn,
  type RecommendationState,
  recommendationListQuery,
  recommendationState,
} from './recommendations/managed-recommendation.ts';
export { recommendationInput } from './recommendations/recommendation-input.ts';
export {
  KEY_FIELDS,
  type KeyField,
  recommendationKey,
  recommendedAt,
} from './recommendations/recommendation-key.ts';
export { type RecommendedProduct, recommendedProducts } from './recommendations/recommendation-list.ts';
export type { RecommendationTable } from './recommendations/recommendation-table.ts';
export { type ReviewFinding, reviewCart } from './review/review.ts';
export { applyReview, type DecisionFacts, type ReviewDecision } from './review/review-apply.ts';
export type { LineReview } from './review/review-line.ts';

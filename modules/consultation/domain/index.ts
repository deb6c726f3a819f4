/** The consultation, pure part: questionnaire, recommendation, cart and the one calculation. */
export { type AgePair, type AgeQuestion, ageQuestion } from './age-question.ts';
export {
  type AllowanceRate,
  allowanceRate,
  grossAllowance,
  netAllowance,
  type PatientFacts,
  patientAge,
  vatPercent,
} from './allowance.ts';
export { amountsAsOf } from './amounts-as-of.ts';
export {
  ANSWER_LIMITS,
  answerLimit,
  type TextField,
} from './answer-limits.ts';
export {
  type AnswerCode,
  type AnswerField,
  type Answers,
  answersSchema,
  MULTI_FIELDS,
  type MultiField,
} from './answers.ts';
export { type AnswerLine, type AnswerSegment, answersInWords } from './answers-in-words.ts';
export { areaOfLine, areasOf, insurerPays, isCareProduct } from './area.ts';
export { basisSince, changedSizes, differingCauses, type FigureCause } from './basis-differences.ts';
export { figureBasis } from './basis-of-cart.ts';
export { enterBirthdate, readBirthdate } from './birthdate.ts';
export { cheapestNeedsBased, differenceBase } from './care.ts';
export type { CareDefinitions } from './care-definitions.ts';
export { careLevel } from './care-level.ts';
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
} from './cart.ts';
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
} from './cart-edit.ts';
export { changedPlace, tookAway } from './cart-step.ts';
export {
  AMOUNT_OPEN,
  AREA_LABELS,
  costHint,
  costInWords,
  costName,
  offerHint,
  PERIOD_LABELS,
} from './cart-words.ts';
export {
  alternatives,
  type ChoiceMode,
  type ChoiceModes,
  DEFAULT_MODE,
  modeInCart,
  type Quality,
} from './choice-mode.ts';
export { chosenForNow, withMemory } from './chosen-for.ts';
export {
  type CopaymentGround,
  type CopaymentRule,
  copaymentGround,
  copaymentRule,
  isExempt,
} from './copayment.ts';
export { againstChanges } from './daily-changes.ts';
export { hintInput, questionInput, segmentInput, TEXT_LIMITS } from './definition-input.ts';
export { type BasisSize, type FigureBasis, figureBasisSchema } from './figure-basis.ts';
export { figureChanges } from './figure-changes.ts';
export { type Hints, hintsFor, hintsSchema } from './hint.ts';
export { knownCart } from './known-cart.ts';
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
} from './line.ts';
export {
  type HintColumn,
  hintListQuery,
  hintState,
  type ManagedHint,
  type ManagedQuestion,
} from './managed-definitions.ts';
export {
  type ManagedRecommendation,
  type NamedProduct,
  type RecommendationColumn,
  type RecommendationState,
  recommendationListQuery,
  recommendationState,
} from './managed-recommendation.ts';
export type { MethodExample } from './method-example.ts';
export {
  birthdateMessage,
  hiddenInAnswer,
  isRequired,
  type MissingAnswer,
  missingAnswers,
} from './missing.ts';
export { toggleChoice } from './multi-select.ts';
export { noAllowanceInWords } from './no-allowance.ts';
export { copaymentDue, type Offer, type OfferWarning, priceOffer, type TabOffer } from './offer.ts';
export {
  BOUGHT_PRIVATELY,
  COPAYMENT_ONCE,
  FREE_SALE,
  HINT_TEXTS,
  PAYS_ALL_HINT,
  TOTAL_WITHOUT_UNPRICED,
  warningText,
} from './offer-texts.ts';
export { partialOffer } from './partial-offer.ts';
export {
  ownShareInWords,
  ownShareRule,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from './pflegehilfsmittel.ts';
export { placeChosen } from './place-chosen.ts';
export { checkChoices, parsePriceCase } from './price-case.ts';
export type { CaseProducts, PriceCase } from './price-case-format.ts';
export { issueTexts } from './price-case-messages.ts';
export { priceListForOnce, priceListOf } from './price-list.ts';
export { type PriceResult, priceResult } from './price-result.ts';
export { proposalCost, shownMehrkosten, shownPatientPays, shownTotal } from './proposal-cost.ts';
export { isFilled, proposalName } from './proposal-number.ts';
export { pruneAnswers } from './prune.ts';
export {
  BIRTHDATE_PARTS,
  type Question,
  type QuestionId,
  type Questionnaire,
  questionnaireSchema,
  WIZARD_STEPS,
  type WizardStep,
} from './question.ts';
export { recommendationInput } from './recommendation-input.ts';
export { KEY_FIELDS, type KeyField, recommendationKey, recommendedAt } from './recommendation-key.ts';
export { type RecommendedProduct, recommendedProducts } from './recommendation-list.ts';
export type { RecommendationTable } from './recommendation-table.ts';
export { type ReviewFinding, reviewCart } from './review.ts';
export { applyReview, type DecisionFacts, type ReviewDecision } from './review-apply.ts';
export type { LineReview } from './review-line.ts';
export { shownOffer } from './shown-offer.ts';
export { matchSize } from './size-match.ts';
export { shownQuestions } from './triggers.ts';
export { unitPrice } from './unit-price.ts';

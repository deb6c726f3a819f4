import type { ContractPrice, PictureBundle, Product } from '#catalogue/domain';
import type { Questionnaire } from '../answers/question.ts';
import type { Hints } from '../definitions/hint.ts';
import type { MarkedPicks, RecommendationTable } from '../recommendations/recommendation-table.ts';

/** The definitions of the care screens, shared by all institutions. */
export interface CareDefinitions {
  /** Identifies the content; letters, digits, - and _. */
  readonly version: string;
  readonly catalogue: readonly Product[];
  /** The pictures of the products; null if there are none. */
  readonly pictures: PictureBundle | null;
  readonly recommendations: RecommendationTable;
  /** What the vendor marks as pick of a key, by id. */
  readonly picks: MarkedPicks;
  readonly questionnaire: Questionnaire;
  readonly hints: Hints;
  /** What a contract pays for Pflegehilfsmittel zum Verbrauch, net cents a unit. */
  readonly contractPrices: readonly ContractPrice[];
}

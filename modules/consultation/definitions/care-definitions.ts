import type { PictureBundle, Product } from '#catalogue/domain';
import type { Questionnaire } from '../answers/question.ts';
import type { RecommendationTable } from '../recommendations/recommendation-table.ts';
import type { Hints } from './hint.ts';

/** What the screens of care are made from, the same for all institutions. */
export interface CareDefinitions {
  /** Tells this content from any other; letters, digits, - and _. */
  readonly version: string;
  readonly catalogue: readonly Product[];
  /** The pictures that products name; null where there is none. */
  readonly pictures: PictureBundle | null;
  readonly recommendations: RecommendationTable;
  readonly questionnaire: Questionnaire;
  readonly hints: Hints;
}

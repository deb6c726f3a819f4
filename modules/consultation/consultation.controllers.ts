import { DefinitionTextsController } from './definitions/definition-texts.controller.ts';
import { RecommendationController } from './recommendations/recommendation.controller.ts';

/** What answers the calls of this module. */
export const consultationControllers = [DefinitionTextsController, RecommendationController];

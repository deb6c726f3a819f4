/** The consultation, the calls of its screens. */
export { saveHint, saveQuestion, saveSegment } from './definitions/definitions.calls.ts';
export { saveRecommendation } from './recommendations/recommendations.calls.ts';

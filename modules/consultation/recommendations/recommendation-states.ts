/** The states of a key, the worst first. */
export const RECOMMENDATION_STATES = [
  'kein Produkt',
  'fehlt',
  'unvollständig',
  'wie für Frauen',
  'vollständig',
] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];

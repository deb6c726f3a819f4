import type { AnswerField, Answers } from './answers.ts';

/** The answers that a recommendation needs, in the order of the key. */
export const KEY_FIELDS = [
  'gender',
  'inkontinenz',
  'toilette',
  'versorgung',
  'verlust',
  'trink',
] as const satisfies readonly AnswerField[];
export type KeyField = (typeof KEY_FIELDS)[number];

export type RecommendationKey =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly missing: readonly KeyField[] };

/**
 * The key under which the recommendation of these answers is stored, such as `F_I1_T1_H1_V1_X1`, or the
 * fields still missing for it (consultation specification, sections 3 and 5). A child (K) counts as F, which
 * leaves 384 keys (readings, section 3).
 */
export function recommendationKey(answers: Answers): RecommendationKey {
  const missing = KEY_FIELDS.filter((field) => answers[field] === undefined);
  if (missing.length > 0) return { ok: false, missing };
  const key = KEY_FIELDS.map((field) => (answers[field] === 'K' ? 'F' : answers[field])).join('_');
  return { ok: true, key };
}

import type { AnswerField, Answers } from '../answers/answers.ts';

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
 * The key under which the recommendation of these answers is looked up, such as `F_I1_T1_H1_V1_X1`, or the
 * fields still missing for it (consultation specification, sections 3 and 5).
 */
export function recommendationKey(answers: Answers): RecommendationKey {
  const missing = KEY_FIELDS.filter((field) => answers[field] === undefined);
  if (missing.length > 0) return { ok: false, missing };
  return { ok: true, key: KEY_FIELDS.map((field) => answers[field]).join('_') };
}

/** The key of a table that answers a key: a child (K) is looked up as K, and as F where the table has no such key. */
function keyIn(table: Readonly<Record<string, unknown>>, key: string): string {
  return table[key] === undefined && key.startsWith('K_') ? `F${key.slice(1)}` : key;
}

/** The product that is marked as pick among what `recommendedAt` says to a key; undefined if none is. */
export function markedAt(
  table: Readonly<Record<string, unknown>>,
  picks: Readonly<Record<string, string>>,
  key: string,
): string | undefined {
  return picks[keyIn(table, key)];
}

/**
 * What a table says to a key; empty where it says nothing. A child (K) is looked up as K, and as F where the
 * table has no such key. A key that the table has counts, with nothing in it too: a child is not offered what
 * is meant for adults because the products for children are gone.
 */
export function recommendedAt<Entry>(
  table: Readonly<Record<string, readonly Entry[]>>,
  key: string,
): readonly Entry[] {
  return table[keyIn(table, key)] ?? [];
}

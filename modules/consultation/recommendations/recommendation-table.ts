import { ANSWER_CODES } from '../answers/answers.ts';
import { KEY_FIELDS } from './recommendation-key.ts';

/** What is recommended: Artikelnummern by key, the most fitting first. One number of any size names a product. */
export type RecommendationTable = Readonly<Record<string, readonly string[]>>;

/** What the vendor marks as pick, by key: one of the numbers, or ids, of the key. Keys without a mark are left out. */
export type MarkedPicks = Readonly<Record<string, string>>;

/** Product ids by Artikelnummer, of all sizes of the catalogue. */
export type ProductIds = ReadonlyMap<string, string>;

const keysOf = (genders: readonly string[]): readonly string[] =>
  KEY_FIELDS.slice(1).reduce<readonly string[]>(
    (keys, field) => keys.flatMap((key) => ANSWER_CODES[field].map((code) => `${key}_${code}`)),
    genders,
  );

/** The 384 keys of men and women: each has an entry. */
export const REQUIRED_KEYS = keysOf(['M', 'F']);
/** Every key that a table may have: those, and the 192 of children. */
export const RECOMMENDATION_KEYS = keysOf(['M', 'F', 'K']);

/**
 * The table with the ids of this catalogue in place of the Artikelnummern, as consultations use it. A number
 * that the catalogue does not have is left out; two sizes of one product count once. Every key stays, so that
 * a child's one with nothing left is not taken for one that the table leaves to the key of a woman.
 */
export function resolveRecommendations(table: RecommendationTable, ids: ProductIds): RecommendationTable {
  return Object.fromEntries(
    Object.entries(table).map(([key, numbers]) => [
      key,
      [...new Set(numbers.flatMap((number) => ids.get(number) ?? []))],
    ]),
  );
}

/** The marks with the ids of this catalogue; one whose product the catalogue lacks is left out. */
export function resolvePicks(picks: MarkedPicks, ids: ProductIds): MarkedPicks {
  return Object.fromEntries(
    Object.entries(picks).flatMap(([key, number]) => {
      const id = ids.get(number);
      return id === undefined ? [] : [[key, id]];
    }),
  );
}

/** Keys by the Artikelnummern that they name. */
export function keysByNumber(table: RecommendationTable): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, numbers] of Object.entries(table))
    for (const number of numbers) {
      const known = keys.get(number);
      if (known === undefined) keys.set(number, [key]);
      else known.push(key);
    }
  return keys;
}

/** What is wrong with a table, measured against the catalogue. */
export interface RecommendationReport {
  /** How many keys it has, and how many of them still name a product. */
  readonly keys: number;
  readonly covered: number;
  /** Required keys that it lacks. */
  readonly missingKeys: readonly string[];
  /** Keys that name no product that there is. */
  readonly emptyKeys: readonly string[];
  /** Artikelnummern that the catalogue does not have, each with the keys that name it. */
  readonly unknown: readonly { readonly artikelnummer: string; readonly keys: readonly string[] }[];
  /** How many keys have a mark. */
  readonly marked: number;
  /** Marks whose Artikelnummer the catalogue does not have: another product is picked there. */
  readonly lostMarks: readonly { readonly key: string; readonly artikelnummer: string }[];
}

/** Looks a table through. */
export function reportOn(
  table: RecommendationTable,
  picks: MarkedPicks,
  ids: ProductIds,
): RecommendationReport {
  const keys = RECOMMENDATION_KEYS.filter((key) => key in table);
  const resolved = resolveRecommendations(table, ids);
  const emptyKeys = keys.filter((key) => resolved[key]?.length === 0);
  const named = keys.flatMap((key) => (table[key] ?? []).map((artikelnummer) => ({ key, artikelnummer })));
  const unknown = Map.groupBy(
    named.filter(({ artikelnummer }) => !ids.has(artikelnummer)),
    ({ artikelnummer }) => artikelnummer,
  );
  return {
    keys: keys.length,
    covered: keys.length - emptyKeys.length,
    missingKeys: REQUIRED_KEYS.filter((key) => !(key in table)),
    emptyKeys,
    unknown: [...unknown].map(([artikelnummer, each]) => ({
      artikelnummer,
      keys: each.map(({ key }) => key),
    })),
    marked: Object.keys(picks).length,
    lostMarks: RECOMMENDATION_KEYS.flatMap((key) => {
      const artikelnummer = picks[key];
      return artikelnummer === undefined || ids.has(artikelnummer) ? [] : [{ key, artikelnummer }];
    }),
  };
}

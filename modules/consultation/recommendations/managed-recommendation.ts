import { type ListColumns, listQuerySchema } from '#platform/domain';
import type { Questionnaire } from '../answers/question.ts';
import { KEY_FIELDS } from './recommendation-key.ts';
import { RECOMMENDATION_STATES, type RecommendationState } from './recommendation-states.ts';
import { type MarkedPicks, RECOMMENDATION_KEYS, type RecommendationTable } from './recommendation-table.ts';

/** A product that a key names. */
export interface NamedProduct {
  readonly Artikelnummer: string;
  /** Null where the catalogue has no such number. */
  readonly name: string | null;
}

/** What is recommended to a key, as the vendor maintains it. */
export interface ManagedRecommendation {
  /** Place of the key among all of them, from 1. */
  readonly id: number;
  /** Such as `F_I1_T1_H1_V1_X1`. */
  readonly key: string;
  /** Raised by each write; 0 where the table has no such key. */
  readonly version: number;
  /** The six answers in the words of the questionnaire. */
  readonly Antworten: string;
  /** Artikelnummer of the product that is marked as pick; null if none. */
  readonly pick: string | null;
  /** The most fitting first. */
  readonly products: readonly NamedProduct[];
}

const COLUMNS = ['Schluessel', 'Antworten', 'Produkte', 'Stand'] as const;
/** What the list of recommendations is sorted and filtered by. */
export type RecommendationColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const recommendationListQuery = listQuerySchema(COLUMNS);

/** Whether what a key names is there; a child's key that the table lacks is that of a woman. */
export function recommendationState({
  key,
  version,
  products,
}: Pick<ManagedRecommendation, 'key' | 'version' | 'products'>): RecommendationState {
  if (version === 0) return key.startsWith('K_') ? 'wie für Frauen' : 'fehlt';
  if (products.every(({ name }) => name === null)) return 'kein Produkt';
  return products.some(({ name }) => name === null) ? 'unvollständig' : 'vollständig';
}

/** The columns of the list, as its screen shows them. */
export const recommendationColumns: ListColumns<ManagedRecommendation, RecommendationColumn> = {
  Schluessel: { value: ({ id }) => id, text: ({ key }) => key },
  Antworten: { value: ({ Antworten }) => Antworten },
  Produkte: {
    value: ({ products }) => products.length,
    text: ({ products, pick }) =>
      products
        .map(({ Artikelnummer, name }) => {
          const mark = Artikelnummer === pick ? ' (Vorauswahl)' : '';
          return `${name ?? 'fehlt im Katalog'} ${Artikelnummer}${mark}`;
        })
        .join(', '),
  },
  Stand: {
    value: (row) => RECOMMENDATION_STATES.indexOf(recommendationState(row)),
    text: recommendationState,
  },
};

/** The answers of a key in words: question and answer are those of the questionnaire. */
export function answersOfKey(key: string, questionnaire: Questionnaire): readonly string[] {
  const codes = key.split('_');
  return KEY_FIELDS.map((field, index) => {
    const question = questionnaire.find(({ id }) => id === field);
    return question?.answers.find(({ value }) => value === codes[index])?.label ?? codes[index] ?? '';
  });
}

/** The answers of a key in one text. */
export const keyInWords = (key: string, questionnaire: Questionnaire): string =>
  answersOfKey(key, questionnaire).join(' · ');

/** Names of products by the Artikelnummer of each of their sizes. */
type ProductNames = ReadonlyMap<string, string>;

/** All keys in their order, those too that the table has not. */
export function managedRecommendations(
  table: RecommendationTable,
  picks: MarkedPicks,
  versions: ReadonlyMap<string, number>,
  names: ProductNames,
  questionnaire: Questionnaire,
): readonly ManagedRecommendation[] {
  return RECOMMENDATION_KEYS.map((key, index) => ({
    id: index + 1,
    key,
    version: versions.get(key) ?? 0,
    pick: picks[key] ?? null,
    Antworten: keyInWords(key, questionnaire),
    products: (table[key] ?? []).map((Artikelnummer) => ({
      Artikelnummer,
      name: names.get(Artikelnummer) ?? null,
    })),
  }));
}

/** How much of the table leads to a product. */
export interface RecommendationCoverage {
  /** Keys that the table has to have, those of men and women. */
  readonly keys: number;
  readonly covered: number;
  /** Keys of children that the table has; the others follow those of women. */
  readonly childKeys: number;
  readonly childCovered: number;
  /** Artikelnummern that the catalogue lacks. */
  readonly missing: number;
}

/** Counts how much of the table leads to a product. */
export function coverageOf(rows: readonly ManagedRecommendation[]): RecommendationCoverage {
  const isChild = ({ key }: ManagedRecommendation) => key.startsWith('K_');
  const isCovered = ({ products }: ManagedRecommendation) => products.some(({ name }) => name !== null);
  const [children, adults] = [
    rows.filter((row) => isChild(row) && row.version > 0),
    rows.filter((row) => !isChild(row)),
  ];
  const missing = rows.flatMap(({ products }) =>
    products.flatMap(({ Artikelnummer, name }) => (name === null ? [Artikelnummer] : [])),
  );
  return {
    keys: adults.length,
    covered: adults.filter(isCovered).length,
    childKeys: children.length,
    childCovered: children.filter(isCovered).length,
    missing: new Set(missing).size,
  };
}

import { lockData, type TableDefinition } from '#platform';
import type { Questionnaire } from '../answers/question.ts';
import { readDefinitions } from '../definitions/definition-rows.ts';
import { answersOfKey } from './managed-recommendation.ts';
import {
  ANSWER_COLUMNS,
  markAfter,
  markChange,
  mustName,
  type RecommendationFileRow,
  recommendationFileFor,
} from './recommendation-file.ts';
import { readRecommendations } from './recommendation-rows.ts';
import { type ProductIds, RECOMMENDATION_KEYS } from './recommendation-table.ts';
import { writeRecommendation } from './write-recommendation.ts';

/** The answers of a key, by their columns. */
function answersInWords(key: string, questionnaire: Questionnaire): Partial<RecommendationFileRow> {
  const words = answersOfKey(key, questionnaire);
  return Object.fromEntries(ANSWER_COLUMNS.map((column, at) => [column, words[at] ?? '']));
}

/** The columns of settings as the audit log keeps them. */
function rowOf({ products, pick }: Readonly<Record<string, unknown>>): Partial<RecommendationFileRow> {
  return {
    Artikelnummern: (products ?? []) as readonly string[],
    ...(pick !== undefined && { pick: pick as string | null }),
  };
}

/**
 * The table of recommendations as an exported and imported file. A child's key that the table lacks is there as an
 * empty line: filled, it gets products of its own; emptied, it follows that of a woman again.
 */
export function recommendationDefinition(ids: ProductIds): TableDefinition<RecommendationFileRow> {
  return {
    shape: recommendationFileFor(ids),
    institutionId: null,
    lock: (em) => lockData(em, 'catalogue'),
    async stored(em) {
      const rows = await readRecommendations(em);
      const { questionnaire } = await readDefinitions(em);
      return RECOMMENDATION_KEYS.flatMap((key) => {
        const row = rows.get(key);
        if (row === undefined && mustName(key)) return [];
        return [
          {
            version: row?.version ?? 0,
            row: {
              key,
              Artikelnummern: row?.artikelnummern ?? [],
              pick: row?.pick ?? null,
              ...answersInWords(key, questionnaire),
            },
          },
        ];
      });
    },
    parts: (changes) =>
      changes.map((change) => {
        const { key, Artikelnummern } = change.row;
        const marks = markChange(change.before?.row.pick ?? null, markAfter(change.row, change.before?.row));
        return {
          act: 'recommendation-saved',
          // Its name are the answers, which an import ignores.
          record: { kind: 'recommendation', id: key },
          before: { products: change.before?.row.Artikelnummern ?? [], ...marks.before },
          after: { products: Artikelnummern, ...marks.after },
        };
      }),
    imported: ({ record, name, before, after }) => [
      { of: record, name: name || record, before: rowOf(before ?? {}), after: rowOf(after) },
    ],
    async write(em, changes) {
      for (const change of changes)
        await writeRecommendation(
          em,
          change.row.key,
          change.row.Artikelnummern,
          markAfter(change.row, change.before?.row),
        );
      return [];
    },
  };
}

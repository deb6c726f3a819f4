import * as z from 'zod/mini';
import type { TableColumn, TableShape } from '#platform/domain';
import { MOST_PRODUCTS, NUMBER_MAX_LENGTH } from './recommendation-input.ts';
import { type ProductIds, RECOMMENDATION_KEYS } from './recommendation-table.ts';

/** Columns with the answers of a key in words, in the order of its parts; an import ignores them. */
export const ANSWER_COLUMNS = [
  'Person',
  'Inkontinenz',
  'Toilette',
  'Versorgung',
  'Verlust',
  'Trinkmenge',
] as const;
type AnswerColumn = (typeof ANSWER_COLUMNS)[number];

/** A line of the table of recommendations. */
export interface RecommendationFileRow extends Readonly<Partial<Record<AnswerColumn, string>>> {
  /** The key names a row: it has no id. */
  readonly id?: never;
  readonly key: string;
  /** The most fitting first; empty for a child's key that follows that of a woman. */
  readonly Artikelnummern: readonly string[];
  /** One of them that is marked as pick; null if none, undefined in a file without the column. */
  readonly pick?: string | null | undefined;
}

/** Where the mark is on a product that the key does not name. */
export const PICK_NOT_AMONG = 'Die Vorauswahl ist keines der Produkte dieses Schlüssels.';

const KEYS: ReadonlySet<string> = new Set(RECOMMENDATION_KEYS);
const NAMED_LENGTH = 40;

const key = z.string().check(
  z.trim(),
  z.refine((text) => KEYS.has(text), {
    error: ({ input }) => `„${String(input).slice(0, NAMED_LENGTH)}“ ist kein Schlüssel einer Empfehlung.`,
  }),
);

const mark = z.pipe(
  z.string(),
  z.transform((cell: string): string | null => cell.trim() || null),
);

const numbers = z.pipe(
  z.string(),
  z.pipe(
    z.transform((cell: string): readonly string[] => {
      const parts = cell.split(cell.includes('|') ? '|' : /[\s,]+/).map((number) => number.trim());
      return [...new Set(parts.filter((number) => number !== ''))];
    }),
    z.readonly(
      z
        .array(
          z
            .string()
            .check(
              z.maxLength(
                NUMBER_MAX_LENGTH,
                `Eine Artikelnummer hat höchstens ${NUMBER_MAX_LENGTH} Zeichen.`,
              ),
            ),
        )
        .check(z.maxLength(MOST_PRODUCTS, `Zu einem Schlüssel gehören höchstens ${MOST_PRODUCTS} Produkte.`)),
    ),
  ),
);

/** The table of recommendations as a file, as its lines are read without the catalogue: `key;Artikelnummern`,
 * for people the answers in words, and `pick`, one of the numbers that is the pick. */
export const recommendationFile: TableShape<RecommendationFileRow> = {
  name: 'empfehlungen',
  label: 'Empfehlungen',
  columns: {
    key: { label: 'Schlüssel', schema: key, text: (value) => value },
    Artikelnummern: { label: 'Artikelnummern', schema: numbers, content: 'code', text: cellOf },
    Person: inWords('Person'),
    Inkontinenz: inWords('Inkontinenz'),
    Toilette: inWords('Toilette'),
    Versorgung: inWords('Versorgung'),
    Verlust: inWords('Verlust'),
    Trinkmenge: inWords('Trinkmenge'),
    pick: {
      label: 'Vorauswahl',
      schema: mark,
      content: 'code',
      text: (value = null) => value ?? '',
      optional: true,
    },
  },
  keyColumn: 'key',
  key: (row) => row.key,
  over: (row, before) => ({ ...row, pick: markAfter(row, before) }),
  rules: (row) => [
    ...(mustName(row.key) && row.Artikelnummern.length === 0
      ? [{ column: 'Artikelnummern', message: `Für ${row.key} ist keine Artikelnummer angegeben.` }]
      : []),
    ...(row.pick && !row.Artikelnummern.includes(row.pick)
      ? [{ column: 'pick', message: PICK_NOT_AMONG }]
      : []),
  ],
};

function inWords(label: AnswerColumn): TableColumn<string> {
  return { label, schema: z.string(), text: (words = '') => words, optional: true, informs: true };
}

/** Blanks stand between numbers: a spreadsheet takes two with a comma for one with decimals. One that holds a blank needs `|`. */
function cellOf(list: readonly string[]): string {
  return list.some((number) => /[\s,]/.test(number)) ? `${list.join(' | ')} |` : list.join(' ');
}

/** Whether a key must name a product: those of men and women. Without one a child's follows that of a woman. */
export const mustName = (name: string): boolean => !name.startsWith('K_');

/** The mark that a line leaves: a file without the column keeps it while its product is still named. */
export function markAfter(
  row: RecommendationFileRow,
  before: RecommendationFileRow | undefined,
): string | null {
  if (row.pick !== undefined) return row.pick;
  const kept = before?.pick ?? null;
  return kept !== null && row.Artikelnummern.includes(kept) ? kept : null;
}

/** What the audit log notes of a mark: nothing where it stays. */
export function markChange(before: string | null, after: string | null) {
  return before === after ? {} : { before: { pick: before }, after: { pick: after } };
}

/**
 * Artikelnummern that somebody adds to a key and that the catalogue does not have. One that stands there
 * already may stay: the product may come back.
 */
export function addedUnknown(
  numbers: readonly string[],
  before: readonly string[],
  ids: ProductIds,
): readonly string[] {
  return numbers.filter((number) => !ids.has(number) && !before.includes(number));
}

/** How the message about numbers begins that the catalogue does not have. */
export const NOT_IN_CATALOGUE = 'Nicht im Katalog: ';

/** The same file, measured against the catalogue: a number that nobody knows is a fault of its line. */
export function recommendationFileFor(ids: ProductIds): TableShape<RecommendationFileRow> {
  const zeroed = new Map([...ids.keys()].map((number) => [number.replace(/^0+/, ''), number]));
  const named = (number: string): string => {
    const whole = zeroed.get(number);
    return whole === undefined ? number : `${number} (die führende Null von ${whole} fehlt)`;
  };
  return {
    ...recommendationFile,
    *among(lines) {
      for (const { line, row, before } of lines) {
        const unknown = addedUnknown(row.Artikelnummern, before?.row.Artikelnummern ?? [], ids);
        const message = `${NOT_IN_CATALOGUE}${unknown.map(named).join(', ')}.`;
        yield unknown.length === 0 ? null : { line, column: 'Artikelnummern', message };
      }
    },
  };
}

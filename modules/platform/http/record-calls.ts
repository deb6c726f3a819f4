import * as z from 'zod';
import { optional } from 'zod/mini';
import {
  type Column,
  type Columns,
  columnsIn,
  jsonOf,
  type ListRecord,
  type RowOf,
} from '../domain/records/record.ts';
import { fieldsOf } from '../domain/records/record-input.ts';
import { removalOf } from '../domain/records/record-removal.ts';
import { amountAnswer, doneAnswer, flagAnswer, idAnswer } from './answer-schemas.ts';
import { describeCall } from './call-words.ts';
import { idField, idOrNew, otherVersion, VERSION } from './read-query.ts';

/** Schemas of the answers, by what a column's type says of its JSON. */
const ANSWERS: Readonly<Record<NonNullable<Column<unknown>['type']['answers']>, () => z.ZodType>> = {
  amount: amountAnswer,
  integer: () => z.int(),
  boolean: () => z.boolean(),
  digit: flagAnswer,
};

/**
 * The columns of a row as calls answer them.
 *
 * @param lists schemas of columns that no type describes, such as dated rates
 */
export function answerFields(columns: Columns, lists: Readonly<Record<string, () => z.ZodType>> = {}) {
  const fields = columnsIn({ columns }).map(([name, { type, answer }]) => {
    const schema = (lists[name] ?? (type.answers ? ANSWERS[type.answers] : z.string))();
    return [name, answer === undefined ? schema : schema.describe(answer)];
  });
  return Object.fromEntries(fields) as Record<string, z.ZodType>;
}

/** A row as GET answers it. */
export const rowAnswer = <C extends Columns>(
  record: Pick<ListRecord<C>, 'columns' | 'calls'>,
  lists?: Readonly<Record<string, () => z.ZodType>>,
) =>
  z
    .strictObject({
      id: idAnswer(),
      ...answerFields(record.columns, lists),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
    })
    .meta({ id: record.calls.schema });

/** A row of a record as calls answer it. */
export const answeredRow = <C extends Columns>({ columns }: ListRecord<C>, row: RowOf<C>) => ({
  id: row.id,
  ...jsonOf(columns, row),
  version: row.version,
});

/** GET: all rows. */
export function listCall(record: ListRecord, answer: () => z.ZodType = () => rowAnswer(record)) {
  const { path, list, sorts } = record.calls;
  const names = sorts?.join(' und ') ?? '';
  const sort = z.enum([...(sorts ?? [])] as [string], `Erlaubt sind ${names}.`).default(sorts?.at(-1) ?? '');
  return describeCall({
    method: 'GET',
    path,
    summary: list?.summary ?? record.words.title,
    takes: 'query',
    input: z.strictObject({ ...(sorts && { sort }) } as { sort?: typeof sort }),
    fields: { ...(sorts && { sort: 'Wonach geordnet wird' }) } as { readonly sort: string },
    examples: sorts ? { [`Nach ${sorts[0]}`]: { sort: String(sorts[0]) } } : {},
    answer: () => z.array(answer()),
    ...(list?.refusals && { refusals: list.refusals }),
  });
}

/** The schema of a column in a call. */
function callSchemaOf({ type, startsByItself }: Column<unknown>) {
  const schema = type.callSchema ?? type.schema;
  return startsByItself ? optional(schema) : schema;
}

/** PUT: adds a row or changes one. */
export function saveCall({ columns, calls, words }: ListRecord) {
  const { path, save, current } = calls;
  const about = Object.fromEntries(columnsIn({ columns }).map(([name, column]) => [name, column.about]));
  return describeCall({
    method: 'PUT',
    path,
    admits: 'vendor',
    summary: save.summary,
    about: save.about,
    takes: 'json',
    input: z.strictObject({
      id: idOrNew,
      ...fieldsOf(columns, callSchemaOf),
      version: idField.optional(),
    }),
    fields: { id: `0 oder keine: ${save.added}`, ...about, version: VERSION },
    examples: save.examples,
    answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
    refusals: { 404: words.gone, 409: otherVersion(current) },
  });
}

/** DELETE: removes a row. */
export function removeCall(record: ListRecord) {
  const { calls, words } = record;
  const { remove, current } = calls;
  const { tells, stays } = remove;
  const changed = otherVersion(current);
  return describeCall({
    ...removalOf(record),
    summary: remove.summary,
    ...(remove.about && { about: remove.about }),
    fields: { id: remove.id, version: VERSION },
    examples: { [remove.example.name]: { id: remove.example.id } },
    answer: (): z.ZodType =>
      tells ? z.strictObject({ [tells.name]: z.int().nonnegative().describe(tells.about) }) : doneAnswer(),
    refusals: { 404: words.gone, 409: stays ? `${stays} ${changed}` : changed },
  });
}

import * as z from 'zod/mini';
import { institutionName } from '#platform/domain';
import { institutionskennzeichen } from '../contact/institutionskennzeichen.ts';
import { rateFields } from './rate-fields.ts';
import { saetze } from './saetze-input.ts';

/** Above the number of all Krankenkassen in Germany. */
const MAX_ENTRIES = 1000;

/**
 * What people enter of a Krankenkasse: name and rates (access specification, section 5); its Institutionskennzeichen
 * and the rates from a day on, which stay as they are where nothing is said of them.
 */
export const krankenkasseFields = {
  Kasse: institutionName('Krankenkasse'),
  ...rateFields,
  IK: z.optional(institutionskennzeichen),
  Saetze: z.optional(saetze),
} as const;

const id = z
  .int('Die Nummer ist eine ganze Zahl.')
  .check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.'));
/** That of the row or list somebody has seen. A screen always says it; a call that does not overwrites. */
const version = z.optional(z.int('Die Version ist eine ganze Zahl.'));

const selfPay = z.optional(z.boolean('Erlaubt sind true und false.'));

/** A Krankenkasse of the vendor's list as it is saved; without `selfPay` that stays as it is. */
export const krankenkasseInput = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(id),
  version,
  ...krankenkasseFields,
  selfPay,
});
export type KrankenkasseInput = z.input<typeof krankenkasseInput>;

/** What is entered of an institution's own Krankenkasse; without `selfPay` that stays as it is. */
export const ownKrankenkasseFields = { ...krankenkasseFields, selfPay } as const;

const listed = z.strictObject({ krankenkassenId: id });
const own = z.strictObject({ krankenkassenId: z.literal(null), ...ownKrankenkasseFields });

/** One of the vendor's list by its id, or one of the institution's own: read by the schema it belongs to. */
const entry = z.transform((given: unknown, context): ChoiceEntry => {
  const { krankenkassenId } = Object(given) as { readonly krankenkassenId?: unknown };
  const read = krankenkassenId === null ? own.safeParse(given) : listed.safeParse(given);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.issues.push({ code: 'custom', path, message, input: given });
  return z.NEVER;
});

/** The Krankenkassen of an institution, as they are saved: as a whole. */
export const krankenkassenChoiceInput = z.strictObject({
  version,
  entries: z
    .array(entry)
    .check(z.maxLength(MAX_ENTRIES, `Mehr als ${MAX_ENTRIES} Krankenkassen lassen sich nicht wählen.`)),
});

/** An entry that keeps all rules. */
export type ChoiceEntry = z.infer<typeof listed> | z.output<typeof own>;
/** What is given to be saved: ids of the vendor's list, or own ones with texts as people type them. */
export interface KrankenkassenChoiceInput {
  readonly version?: number | undefined;
  readonly entries: readonly (z.input<typeof listed> | z.input<typeof own>)[];
}

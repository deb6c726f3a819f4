import * as z from 'zod/mini';
import { fieldsOf } from '#platform/domain';
import { krankenkasseRecord } from './krankenkasse.record.ts';

/** Above the number of all Krankenkassen in Germany. */
const MAX_ENTRIES = 1000;

const id = z
  .int('Die Nummer ist eine ganze Zahl.')
  .check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.'));
/** Version of the list somebody has seen. Screens always name it; a call that does not overwrites. */
const version = z.optional(z.int('Die Version ist eine ganze Zahl.'));

/** What is entered of a Krankenkasse, the vendor's or an institution's own; optional columns stay as they are. */
export const krankenkasseFields = fieldsOf(krankenkasseRecord.columns);

const listed = z.strictObject({ krankenkassenId: id });
const own = z.strictObject({ krankenkassenId: z.literal(null), ...krankenkasseFields });

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
/** A list that is saved. */
export type KrankenkassenChoiceInput = z.output<typeof krankenkassenChoiceInput>;

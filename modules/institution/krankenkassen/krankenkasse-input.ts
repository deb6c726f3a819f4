import * as z from 'zod/mini';
import { fieldsOf } from '#platform/domain';
import { krankenkasseRecord } from './krankenkasse.record.ts';

/** Above the number of all Krankenkassen in Germany. */
const MAX_ENTRIES = 1000;

const id = z
  .int('Die Nummer ist eine ganze Zahl.')
  .check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.'));
/** Version of the list that the user has seen. Screens always send it; a call without it overwrites. */
const version = z.optional(z.int('Die Version ist eine ganze Zahl.'));

/**
 * Input fields of a Krankenkasse, the vendor's or an institution's own; omitted optional columns stay
 * unchanged.
 */
export const krankenkasseFields = fieldsOf(krankenkasseRecord.columns);

const listed = z.strictObject({ krankenkassenId: id });
const own = z.strictObject({ krankenkassenId: z.literal(null), ...krankenkasseFields });

/** An entry of the vendor's list by its id, or an own one; validated by the matching schema. */
const entry = z.transform((given: unknown, context): ChoiceEntry => {
  const { krankenkassenId } = Object(given) as { readonly krankenkassenId?: unknown };
  const read = krankenkassenId === null ? own.safeParse(given) : listed.safeParse(given);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.issues.push({ code: 'custom', path, message, input: given });
  return z.NEVER;
});

/** The Krankenkassen of an institution, saved as a whole. */
export const krankenkassenChoiceInput = z.strictObject({
  version,
  entries: z
    .array(entry)
    .check(z.maxLength(MAX_ENTRIES, `Mehr als ${MAX_ENTRIES} Krankenkassen lassen sich nicht wählen.`)),
});

/** A valid entry. */
export type ChoiceEntry = z.infer<typeof listed> | z.output<typeof own>;
/** A valid list. */
export type KrankenkassenChoiceInput = z.output<typeof krankenkassenChoiceInput>;

import * as z from 'zod/mini';
import { fieldsOf, rowId, seenVersion } from '#platform/domain';
import { krankenkasseRecord } from './krankenkasse.record.ts';

/** Above the number of all Krankenkassen in Germany. */
const MAX_ENTRIES = 1000;

/**
 * Input fields of a Krankenkasse, the vendor's or an institution's own; omitted optional columns stay
 * unchanged.
 */
export const krankenkasseFields = fieldsOf(krankenkasseRecord.columns);

const listed = z.strictObject({ krankenkassenId: rowId });
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
  /** Of the list as a whole. */
  version: seenVersion,
  /** Whether the own ones come in addition to the vendor's whole list; omitted: stays. */
  zusaetzlich: z.optional(z.boolean('Erlaubt sind true und false.')),
  entries: z
    .array(entry)
    .check(z.maxLength(MAX_ENTRIES, `Mehr als ${MAX_ENTRIES} Krankenkassen lassen sich nicht wählen.`)),
});

/** A valid entry. */
export type ChoiceEntry = z.infer<typeof listed> | z.output<typeof own>;
/** A valid list. */
export type KrankenkassenChoiceInput = z.output<typeof krankenkassenChoiceInput>;

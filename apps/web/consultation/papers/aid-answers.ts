import * as z from 'zod/mini';
import type { Carer, DocumentInput } from '#pdf/domain';

/** What the Pflegehilfsmittelantrag and the receipt of what it asks for say besides the Anamnese. */
export type AidAnswers = Pick<
  DocumentInput,
  'positions' | 'carer' | 'aidSizes' | 'aidAmounts' | 'beihilfe' | 'approval' | 'month'
>;

// Named here once more: the code of the documents is loaded with the first of them.
const CARERS = ['private', 'self', 'both', 'service'] as const satisfies readonly Carer[];
/** More than any month needs, in pieces or millilitres. */
const MAX_AMOUNT = 100_000;
/** More than there are. */
const MAX_POSITIONS = 100;

/** Most characters of an approval's number. */
export const APPROVAL_LENGTH = 40;

/** Which positions there are depends on the vendor's contract prices: one that is gone is left out. */
const position = z.string().check(z.regex(/^5[14]\.\d\d\.\d\d(\.\d{1,4})?$/));
const amount = z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT));

/** Schema of the stored draft. */
export const aidAnswersSchema = z.strictObject({
  positions: z.optional(z.array(position).check(z.maxLength(MAX_POSITIONS))),
  carer: z.optional(z.enum(CARERS)),
  aidSizes: z.optional(z.record(position, z.nullable(z.string().check(z.maxLength(30))))),
  aidAmounts: z.optional(z.record(position, amount)),
  beihilfe: z.optional(z.boolean()),
  approval: z.optional(z.string().check(z.maxLength(APPROVAL_LENGTH))),
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
});

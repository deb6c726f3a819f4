import * as z from 'zod/mini';
import { institutionName, parseEuro, refuseValue } from '#platform/domain';

/** Above any flat rate, and far below what an integer holds: 9.999,99 €. */
const MAX_PAUSCHALE = 999_999;
const MAX_KINDALTER = 120;
/** Above the number of all Krankenkassen in Germany. */
const MAX_ENTRIES = 1000;

const missing = (label: string) => `Bitte füllen Sie das Feld „${label}“ aus.`;

/** A flat monthly rate as people type it, with a comma or a dot; gives cents. A number is none: 17 might be either. */
function pauschale(label: string) {
  return z.transform((given: unknown, context): number => {
    const text = typeof given === 'string' ? given.trim() : '';
    const cents = parseEuro(text);
    if (text === '') return refuseValue(context, missing(label));
    if (cents === null) return refuseValue(context, `„${label}“ ist kein Betrag in Euro, wie 17,85.`);
    if (cents > MAX_PAUSCHALE) return refuseValue(context, `„${label}“ liegt über 9.999,99 €.`);
    return cents;
  });
}

/** An age in completed years, as a call says it or as people type it. */
const kindalter = z.transform((given: unknown, context): number => {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : '';
  if (text === '') return refuseValue(context, missing('Kindalter'));
  if (/^\d{1,3}$/.test(text) && Number(text) <= MAX_KINDALTER) return Number(text);
  return refuseValue(context, `„Kindalter“ ist eine ganze Zahl von 0 bis ${MAX_KINDALTER}.`);
});

/** What people enter of a Krankenkasse; all of it is required (access specification, section 5). */
export const krankenkasseFields = {
  Kasse: institutionName('Krankenkasse'),
  Kinderpauschale: pauschale('Kinderpauschale'),
  Urinpauschale: pauschale('Urinpauschale'),
  Stuhlpauschale: pauschale('Stuhlpauschale'),
  Kindalter: kindalter,
} as const;

const id = z
  .int('Die Nummer ist eine ganze Zahl.')
  .check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.'));
/** That of the row or list somebody has seen. A screen always says it; a call that does not overwrites. */
const version = z.optional(z.int('Die Version ist eine ganze Zahl.'));

/** A Krankenkasse of the vendor's list as it is saved; without `selfPay` that stays as it is. */
export const krankenkasseInput = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(id),
  version,
  ...krankenkasseFields,
  selfPay: z.optional(z.boolean()),
});
export type KrankenkasseInput = z.input<typeof krankenkasseInput>;

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
/** What is given to be saved: ids of the vendor's list, or own ones with texts as people type them. */
export interface KrankenkassenChoiceInput {
  readonly version?: number | undefined;
  readonly entries: readonly (z.input<typeof listed> | z.input<typeof own>)[];
}

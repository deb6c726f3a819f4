import * as z from 'zod/mini';
import { ANSWER_LIMITS, answersSchema, issueTexts, type TextField } from '#consultation/domain';
import { AID_POSITIONS, CARERS } from '#pdf/domain';
import { countCharacters, DomainError } from '#platform/domain';

const text = z.string().check(z.minLength(1));
const optional = z._default(z.string().check(z.maxLength(254)), '');

const institutionSchema = z.strictObject({
  name: text,
  strasse: optional,
  hausnummer: optional,
  plz: optional,
  ort: optional,
  telefon: optional,
  fax: optional,
  email: optional,
  webseite: optional,
  ansprechpartner: optional,
  ik: optional,
  trial: z._default(z.boolean(), false),
});

/** A line of the pricing format, which checks its other fields, with the time of wearing. */
const line = z.looseObject({ selectedTime: z.optional(z.literal([0, 1, 2])) });
const tabs = z.array(z.looseObject({ lines: z.array(line) }));

/**
 * A case of `inko pdf`: the pricing format with answers in place of the patient, and the issuer. The pricing format
 * checks its own fields.
 */
const pdfCaseSchema = z.strictObject({
  case: z.optional(text),
  today: z.unknown(),
  method: z.unknown(),
  insurer: z.unknown(),
  products: z.optional(z.unknown()),
  prices: z.optional(z.unknown()),
  cart: z.tuple([tabs, tabs, tabs]),
  answers: answersSchema,
  institution: institutionSchema,
  recommended: z._default(z.array(text), []),
  proposals: z.optional(
    z.array(z.strictObject({ area: z.literal([0, 1, 2]), tab: z.int().check(z.minimum(0)) })),
  ),
  positions: z.optional(z.array(z.enum(AID_POSITIONS.map(({ id }) => id)))),
  carer: z.optional(z.enum(CARERS)),
});
export type PdfCaseFile = z.infer<typeof pdfCaseSchema>;

/**
 * Reads a case from parsed JSON, except for what the pricing format checks.
 *
 * @throws DomainError `invalid` whose message names each bad field by its path
 */
export function parsePdfCase(value: unknown): PdfCaseFile {
  const result = pdfCaseSchema.safeParse(value, { reportInput: true });
  const fields = Object.fromEntries(
    result.success ? tooLong(result.data) : result.error.issues.flatMap(textsOf),
  );
  if (result.success && Object.keys(fields).length === 0) return result.data;
  const message = Object.entries(fields).map(([path, each]) => (path === '' ? each : `${path}: ${each}`));
  throw new DomainError('invalid', message.join('; '), fields);
}

/** Free texts beyond their limit: allowed in a draft, not in a document. */
function tooLong({ answers }: PdfCaseFile): (readonly [string, string])[] {
  const fields = Object.keys(ANSWER_LIMITS) as TextField[];
  return fields
    .filter((field) => countCharacters(answers[field] ?? '') > ANSWER_LIMITS[field])
    .map((field) => [`answers.${field}`, `darf höchstens ${ANSWER_LIMITS[field]} Zeichen haben`]);
}

function textsOf(issue: z.core.$ZodIssue): (readonly [string, string])[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return [[path, `darf höchstens ${issue.maximum} Zeichen haben`]];
  }
  if (issue.code === 'custom') return [[path, CUSTOM[path] ?? 'darf keine Angabe doppelt enthalten']];
  return issueTexts(issue);
}

/** Messages of custom checks. */
const CUSTOM: Readonly<Record<string, string>> = {
  'answers.birthdate': 'muss ein Tag ab dem 01.01.1900 sein, den es gibt (JJJJ-MM-TT)',
};

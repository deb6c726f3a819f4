import * as z from 'zod/mini';
import { contractPriceRecord } from '#catalogue/domain';
import {
  ANSWER_LIMITS,
  answersSchema,
  appointmentChoicesSchema,
  documentDetailsSchema,
  issueTexts,
  type TextField,
} from '#consultation/domain';
import { wordingText } from '#institution/domain';
import { CARERS } from '#pdf/domain';
import { countCharacters, DomainError, fieldsOf } from '#platform/domain';

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
  wortlaut: z.optional(wordingText),
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
  positions: z.optional(z.array(text)),
  aidSizes: z.optional(z.record(text, text)),
  aidAmounts: z.optional(z.record(text, z.int().check(z.minimum(1)))),
  beihilfe: z.optional(z.boolean()),
  contractPrices: z.optional(z.array(z.strictObject(fieldsOf(contractPriceRecord.columns)))),
  appointments: z.optional(appointmentChoicesSchema),
  carer: z.optional(z.enum(CARERS)),
  details: z.optional(documentDetailsSchema),
  decided: z.optional(z.strictObject({ area: z.literal([0, 1, 2]), tab: z.int().check(z.minimum(0)) })),
  bought: z.optional(z.array(z.strictObject({ area: z.literal(2), tab: z.int().check(z.minimum(0)) }))),
  largeType: z.optional(z.boolean()),
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
  if (issue.code === 'custom') {
    const message = DETAIL_DAY.test(path) ? NO_DAY : 'darf keine Angabe doppelt enthalten';
    return [[path, CUSTOM[path] ?? message]];
  }
  return issueTexts(issue);
}

/** The days of the details. */
const DETAIL_DAY = /^details\.(prescribedOn|recommendedOn|samples\.\d+\.day)$/;
const NO_DAY = 'muss ein Tag sein, den es gibt (JJJJ-MM-TT)';

/** Messages of custom checks. */
const CUSTOM: Readonly<Record<string, string>> = {
  'answers.birthdate': 'muss ein Tag ab dem 01.01.1900 sein, den es gibt (JJJJ-MM-TT)',
};

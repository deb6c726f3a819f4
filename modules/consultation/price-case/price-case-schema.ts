import * as z from 'zod/mini';
import { parseApplicationType, SEVERITIES, TIERS } from '#catalogue/domain';
import { BERECHNUNGSMETHODEN, isInstitutionskennzeichen } from '#institution/domain';
import { parseDay, parseEuro } from '#platform/domain';
import { ANSWER_CODES, FIRST_BIRTHDATE } from '../answers/answers.ts';
import { DAILY_NEED, MONTHLY_PACKAGES } from '../cart/line.ts';
import { UNREAD_INSURER_FIELDS, UNREAD_PRODUCT_FIELDS, UNREAD_SIZE_FIELDS } from './price-case-fields.ts';
import { issueTexts } from './price-case-messages.ts';

const text = z.string().check(z.minLength(1));
/** A text that passes; what fails goes no further, so that later checks see sound values only. */
const textWhere = (passes: (value: string) => boolean, error: string) =>
  text.check(z.refine(passes, { error, abort: true }));
const amount = textWhere(
  (value) => parseEuro(value) !== null,
  'muss ein Betrag ab 0 mit höchstens zwei Nachkommastellen sein',
);
const day = textWhere((value) => parseDay(value) !== null, 'muss ein Tag sein, den es gibt (JJJJ-MM-TT)');
const flag = z.nullish(z.boolean());
const between = ({ min, max }: { min: number; max: number }) =>
  z.nullish(z.int().check(z.gte(min), z.lte(max)));

/** A map with free keys. zod passes over `__proto__` without a word; here it is refused. */
const mapOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.unknown().check(
      z.refine((map) => typeof map !== 'object' || map === null || !Object.hasOwn(map, '__proto__'), {
        error: 'der Schlüssel „__proto__“ ist nicht erlaubt',
        abort: true,
      }),
    ),
    z.record(z.string(), value),
  );

const unread = z.optional(z.unknown());
/** Fields that may stand there with any value. */
const mayCarry = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, unread])) as Record<Field, typeof unread>;

const patientSchema = z.strictObject({
  birthdate: z.nullish(
    day.check(z.refine((value) => value >= FIRST_BIRTHDATE, `darf nicht vor dem ${FIRST_BIRTHDATE} liegen`)),
  ),
  inkontinenz: z.nullish(z.enum(ANSWER_CODES.inkontinenz)),
  gebuehr: z.nullish(z.enum(ANSWER_CODES.gebuehr)),
});

const rates = { Kinderpauschale: amount, Urinpauschale: amount, Stuhlpauschale: amount } as const;

/** Rates from a day on, as the calls answer them. */
const saetzeSchema = z
  .array(z.strictObject({ gueltigAb: day, ...rates, Kindalter: z.int().check(z.gte(0)) }))
  .check(
    z.refine(
      (saetze) => new Set(saetze.map(({ gueltigAb }) => gueltigAb)).size === saetze.length,
      'darf jeden Tag nur einmal enthalten',
    ),
  );

const insurerSchema = z.strictObject({
  Kasse: text,
  ...rates,
  Saetze: z.nullish(saetzeSchema),
  IK: z.nullish(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || isInstitutionskennzeichen(value),
          'muss ein Institutionskennzeichen sein (neun Ziffern mit Prüfziffer) oder leer',
        ),
      ),
  ),
  Kindalter: z.nullish(z.int().check(z.gte(0))),
  selfPay: flag,
  ...mayCarry(UNREAD_INSURER_FIELDS),
});

/** A number; the amount of a liquid, such as `500 ml`, counts as none. */
const pieceCount = z.optional(
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value !== '' ? null : value)),
    z.nullish(z.int().check(z.gte(1))),
  ),
);

const productSchema = z
  .strictObject({
    Anwendungstyp: textWhere(
      (value) => parseApplicationType(value) !== null,
      'ist kein bekannter Anwendungstyp',
    ),
    PremiumBasis: z.enum(TIERS),
    Schweregrad: z.enum(SEVERITIES),
    liquid: flag,
    sizes: mapOf(
      z.strictObject({
        id: text,
        pieces: pieceCount,
        price: z.nullish(amount),
        ...mayCarry(UNREAD_SIZE_FIELDS),
      }),
    ),
    ...mayCarry(UNREAD_PRODUCT_FIELDS),
  })
  .check(({ value, issues }) => {
    if (value.liquid) return;
    for (const [size, { pieces }] of Object.entries(value.sizes)) {
      if (pieces !== undefined && pieces !== null) continue;
      issues.push({
        // Stryker disable next-line StringLiteral: zod asks for a code; nobody reads it, the message counts
        code: 'custom',
        input: pieces,
        path: ['sizes', size, 'pieces'],
        message: 'muss eine ganze Zahl sein (nur eine Flüssigkeit hat keine Stückzahl)',
      });
    }
  });

const tabsSchema = z.array(
  z.strictObject({
    lines: z.array(
      z.strictObject({
        product: text,
        size: text,
        dailyNeed: between(DAILY_NEED),
        monthlyPackages: between(MONTHLY_PACKAGES),
      }),
    ),
  }),
);

/**
 * What a case of the batch format may hold (readings, section 2). Amounts are texts such as `24.95`; null is
 * the same as left out. Unknown keys are refused at every level; `expected` is free.
 */
const priceCaseSchema = z
  .strictObject({
    case: text,
    today: day,
    method: z.enum(BERECHNUNGSMETHODEN),
    patient: patientSchema,
    insurer: z.union([text, insurerSchema]),
    products: z.nullish(mapOf(productSchema)),
    prices: z.nullish(z.union([text, mapOf(amount)])),
    cart: z.tuple([tabsSchema, tabsSchema, tabsSchema]),
    expected: z.optional(z.unknown()),
  })
  .check(
    z.refine(({ patient, today }) => (patient.birthdate ?? '') <= today, {
      path: ['patient', 'birthdate'],
      error: 'darf nicht nach today liegen',
    }),
  );

/** The German message of each field of parsed JSON that breaks the schema, by path; empty where none does. */
export function explainPriceCase(value: unknown): Record<string, string> {
  const result = priceCaseSchema.safeParse(value, { reportInput: true });
  // Not by assignment: a path may be `__proto__`.
  return Object.fromEntries((result.error?.issues ?? []).flatMap((issue) => issueTexts(issue)));
}

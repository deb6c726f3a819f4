/** Schemas of what the batch format gives, of what a case may expect of it, and of a case that cannot be computed. */
import * as z from 'zod/mini';
import { BERECHNUNGSMETHODEN } from '#institution/domain';
import { CARE_TYPES } from '../cart/cart.ts';
import { WARNING_TEXTS } from '../pricing/offer-texts.ts';
import type { PriceResult } from './price-result.ts';

const decimal = z
  .string()
  .check(
    z.regex(
      /^[0-9]+\.[0-9]{2}$/,
      'muss ein Betrag mit Punkt und genau zwei Nachkommastellen sein, wie 24.95',
    ),
  );
/** Null if unknown: the allowance cannot be named, or a price is missing. */
const amount = z.nullable(decimal);
const index = z.int().check(z.gte(0));
const text = z.string().check(z.minLength(1));

const line = z.strictObject({
  product: text,
  size: text,
  dailyNeed: z.int().check(z.gte(1)),
  monthlyPackages: z.int().check(z.gte(1)),
  price: amount,
  totalPrice: amount,
});

const tab = z.strictObject({
  totalPrice: amount,
  totalCarePrice: amount,
  patientPays: amount,
  lines: z.array(line),
});

const careType = z.literal([...CARE_TYPES]);
const area = z.strictObject({ careType, count: index, tabs: z.array(tab) });

const warning = z.strictObject({
  code: z.enum(Object.keys(WARNING_TEXTS) as (keyof typeof WARNING_TEXTS)[]),
  area: careType,
  tab: index,
  line: index,
  message: text,
});

/** One result of the batch format. */
export const priceResultSchema: z.ZodMiniType<PriceResult> = z.strictObject({
  case: text,
  netAllowance: amount,
  grossAllowance: amount,
  copayment: amount,
  method: z.enum(BERECHNUNGSMETHODEN),
  areas: z.tuple([area, area, area]),
  together: z.optional(amount),
  hint: text,
  warnings: z.array(warning),
});

/** What a case may expect: any keys of the result, at each depth; a list has as many entries as are expected. */
export const expectedSchema: z.ZodMiniType = subsetOf(priceResultSchema);

/** Why a line has no result. */
const FAILED_CASE_CODES = [
  'too-long', // the line has more bytes than any case
  'not-utf8',
  'not-json',
  'invalid', // a field is missing, unknown or wrong, or names something that is not known
  'unavailable', // the database that the case names its data in does not answer
] as const;
type FailedCaseCode = (typeof FAILED_CASE_CODES)[number];

/** Stands in the place of a result where a case cannot be computed. */
export interface FailedCase {
  /** Null if it cannot be read. */
  readonly case: string | null;
  /** As named on the command line; `-` for standard input. */
  readonly file: string;
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly code: FailedCaseCode;
  /** German, with the path of each bad field, such as `cart.1.0.lines.0.size`. */
  readonly error: string;
}

export const failedCaseSchema: z.ZodMiniType<FailedCase> = z.strictObject({
  case: z.nullable(z.string()),
  file: text,
  line: z.int().check(z.gte(1)),
  code: z.enum(FAILED_CASE_CODES),
  error: text,
});

/** The schema with each key of each object left to choice. */
function subsetOf(schema: z.core.$ZodType): z.ZodMiniType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const keys = Object.entries(def.shape).map(([key, each]) => [key, z.optional(subsetOf(each))]);
    return z.strictObject(Object.fromEntries(keys));
  }
  if (def.type === 'array') return z.array(subsetOf(def.element));
  if (def.type === 'tuple') {
    const [first, ...others] = def.items.map(subsetOf);
    return first === undefined ? z.tuple([]) : z.tuple([first, ...others]);
  }
  return schema as z.ZodMiniType;
}

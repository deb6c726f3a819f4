import * as z from 'zod/mini';
import { type CalendarDay, parseDay } from '#platform/domain';

/** Where the talk took place: in the shop, at home, by telephone, digital. */
const TALK_FORMS = ['shop', 'home', 'telephone', 'digital'] as const;

/** Who was advised: the person, relatives, a legal representative, an authorised person. */
export const ADVISED = ['person', 'relatives', 'legal', 'authorised'] as const;

/** What the supply rests on: a prescription, a nurse's recommendation (§ 40 (6) SGB XI), neither. */
const SUPPLY_BASES = ['prescription', 'nurse', 'none'] as const;

/** What was explained (§ 127 (5) SGB V and contract forms), in the order in which it is printed. */
export const EXPLAINED = [
  'choice',
  'samples',
  'use',
  'skin',
  'disposal',
  'delivery',
  'copayment',
  'mehrkosten',
  'alternative',
  'report',
] as const;

/** In which role somebody signs: the person, a legal representative, an authorised person. */
const SIGNERS = ['person', 'legal', 'authorised'] as const;

/** Longest text of a line, and of a paragraph, in characters. */
export const DETAIL_LINE = 200;
export const DETAIL_TEXT = 1_000;
/** Most samples that are recorded. */
export const MAX_SAMPLES = 10;

const line = z.optional(z.string().check(z.maxLength(DETAIL_LINE)));
const paragraph = z.optional(z.string().check(z.maxLength(DETAIL_TEXT)));
const day = z.optional(
  z.custom<CalendarDay>((value) => typeof value === 'string' && parseDay(value) !== null),
);
const ticks = <Values extends readonly string[]>(values: Values) =>
  z.optional(
    z.readonly(
      z.array(z.enum(values)).check(z.refine((chosen) => new Set<string>(chosen).size === chosen.length)),
    ),
  );

/** A sample that was given; the product in words, because it need not be in the catalogue. */
const sample = z.strictObject({ product: line, size: line, day, outcome: line });

/**
 * 'Angaben für die Dokumente': what documents say besides the answers (the law's record of advice, § 127 (5) SGB V).
 * Every field may be absent: the document then has a line to fill in by hand, or leaves it out. Unknown keys are
 * refused.
 */
export const documentDetailsSchema = z.strictObject({
  talk: z.optional(z.enum(TALK_FORMS)),
  advised: ticks(ADVISED),
  /** Name of the legal representative or authorised person, if the questionnaire names nobody. */
  advisedName: line,
  basis: z.optional(z.enum(SUPPLY_BASES)),
  prescribedOn: day,
  /** Practice or physician. */
  prescribedBy: line,
  prescribedProduct: line,
  prescribedAmount: line,
  /** Period of the prescription in words, such as '3 Monate' or 'Dauerverordnung'. */
  prescribedPeriod: line,
  diagnosis: line,
  /** The diagnosis as ICD-10 code, such as 'N39.42'. */
  diagnosisCode: line,
  recommendedOn: day,
  /** The nurse or nursing service. */
  recommendedBy: line,
  /** First day of the supply. */
  supplyFrom: day,
  /** Why the product without Mehrkosten was offered. */
  reasonOffered: paragraph,
  /** Why another product is wished. */
  reasonWished: paragraph,
  /** Empty: none were given. */
  samples: z.optional(z.readonly(z.array(sample).check(z.maxLength(MAX_SAMPLES)))),
  explained: ticks(EXPLAINED),
  /** Whether the supply departs from the prescription or recommendation. */
  departs: z.optional(z.boolean()),
  /** In what, and why. */
  departure: paragraph,
  departureReason: paragraph,
  physicianInformed: z.optional(z.boolean()),
  signer: z.optional(z.enum(SIGNERS)),
  signerName: line,
  /** Place of signing. */
  place: line,
});

export type DocumentDetails = Readonly<z.output<typeof documentDetailsSchema>>;
export type Sample = Readonly<z.output<typeof sample>>;
export type TalkForm = (typeof TALK_FORMS)[number];
export type Advised = (typeof ADVISED)[number];
export type SupplyBasis = (typeof SUPPLY_BASES)[number];
export type Explained = (typeof EXPLAINED)[number];
export type Signer = (typeof SIGNERS)[number];

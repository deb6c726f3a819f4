import * as z from 'zod/mini';
import { answersSchema, documentDetailsSchema } from '#consultation/domain';
import { BERECHNUNGSMETHODEN } from '#institution/domain';
import { type CalendarDay, parseDay } from '#platform/domain';

/** Name of the file within a Dokumentation. */
export const BERATUNG_FILE = 'beratung.json';
export const BERATUNG_TYPE = 'application/json';
/** Marks the file as ours. */
export const BERATUNG_FORMAT = 'inkoberatung';
/** Raised when a reader of the version before could not read the file any more. Every version stays readable. */
export const BERATUNG_VERSION = 2;
/** Version 1 lacks the details diagnosisCode and supplyFrom. */
const VERSIONS = [1, BERATUNG_VERSION] as const;
/** Largest file in bytes. A consultation takes 2 to 10 KB. */
export const MAX_BERATUNG_BYTES = 256 * 1024;

/** Most proposals, and most lines of one; far more than a screen holds. */
const MAX_PROPOSALS = 60;
const MAX_LINES = 60;

const text = z.string().check(z.maxLength(300));
const size = z.string().check(z.minLength(1), z.maxLength(30));
const cents = z.nullable(z.int().check(z.minimum(0)));

/** A product of a proposal, by the numbers on its pack: a catalogue may have other ids by then. */
const line = z.strictObject({
  name: text,
  size,
  /** Empty if unknown. */
  PZN: text,
  Artikelnummer: text,
  /** 0 day, 1 night, 2 around the clock. */
  time: z.optional(z.literal([0, 1, 2])),
  dailyNeed: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  monthlyPackages: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  /** The line of this proposal, from 0, that a Fixierhose belongs to. */
  companionOf: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_LINES))),
  /** Gross price of a pack, and of a month. */
  price: cents,
  total: cents,
});

/** A proposal with its figures; amounts a month, null while unknown. */
const proposal = z.strictObject({
  area: z.literal([0, 1, 2]),
  /** The person has decided for it: one supply, and any of free sale besides. */
  chosen: z.boolean(),
  lines: z.readonly(z.array(line).check(z.minLength(1), z.maxLength(MAX_LINES))),
  total: cents,
  mehrkosten: cents,
  patientPays: cents,
});

/**
 * A consultation as its Dokumentation carries it: choices, and the figures of the day. Amounts in cents. Unknown keys
 * are refused.
 */
export const beratungSchema = z.strictObject({
  format: z.literal(BERATUNG_FORMAT),
  version: z.literal(VERSIONS),
  day: z.custom<CalendarDay>((value) => typeof value === 'string' && parseDay(value) !== null),
  institution: z.strictObject({
    /** Null if made outside of an installation. */
    id: z.nullable(z.int()),
    name: text,
  }),
  answers: answersSchema,
  details: documentDetailsSchema,
  proposals: z.readonly(z.array(proposal).check(z.maxLength(MAX_PROPOSALS))),
  figures: z.strictObject({
    method: z.enum(BERECHNUNGSMETHODEN),
    /** Allowance of the Krankenkasse with VAT. */
    grossAllowance: cents,
    copayment: cents,
  }),
});

export type Beratung = Readonly<z.output<typeof beratungSchema>>;
export type BeratungProposal = Beratung['proposals'][number];
export type BeratungLine = BeratungProposal['lines'][number];

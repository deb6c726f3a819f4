import * as z from 'zod/mini';
import { type CalendarDay, parseDay, TEXT_CEILING } from '#platform/domain';

/**
 * Codes of every coded answer, in the order in which they are shown (consultation specification, section 3).
 * A code belongs to its field: I1 of inkontinenz is not I1 of important.
 */
export const ANSWER_CODES = {
  /** Erstberatung, Folgeberatung, Produktwechsel. */
  anamneseType: ['AT1', 'AT2', 'AT3'],
  /** Exempt from the co-payment, fee applies; unanswered counts as GE2. */
  gebuehr: ['GE1', 'GE2'],
  /** Urine, stool, both, smearing. */
  inkontinenz: ['I1', 'I2', 'I3', 'I4'],
  /** R1: somebody represents the person. */
  representative: ['R1', 'R2'],
  /** Relatives, neighbours, care service, other. */
  representative_type: ['RT1', 'RT2', 'RT3', 'Sonstige'],
  /** A child (K) counts as F where the recommendations have no key of its own. */
  gender: ['F', 'M', 'K'],
  verlust: ['V1', 'V2', 'V3'],
  wann: ['W1', 'W2', 'W3'],
  /** E1: a product used before is known by name. */
  experience: ['E1', 'E2', 'E3'],
  medikamente: ['M1', 'M2', 'M3', 'M4'],
  hilfsmittel: ['Hi1', 'Hi2', 'Hi3'],
  weitereEinflussfaktoren: ['Ef1', 'Ef2', 'Ef3'],
  trink: ['X1', 'X2', 'X3', 'X4'],
  haut: ['Ha1', 'Ha2'],
  mobil: ['Mo1', 'Mo2', 'Mo3', 'Mo4'],
  toilette: ['T1', 'T2'],
  versorgung: ['H1', 'H2'],
  /** No Pflegegrad, then Pflegegrad 1 to 5. */
  grad: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'],
  /** Application for Pflegehilfsmittel: filed, not filed. */
  antrag: ['PA1', 'PA2'],
  wechseln: ['We1', 'We2', 'We3', 'We4'],
  groesse: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
  /** Comfort, discretion, absorbency, skin compatibility. */
  important: ['I1', 'I2', 'I3', 'I4'],
} as const;

export type CodedField = keyof typeof ANSWER_CODES;
export type AnswerCode<F extends CodedField> = (typeof ANSWER_CODES)[F][number];

/** Fields that hold several codes at once. */
export const MULTI_FIELDS = ['medikamente', 'hilfsmittel', 'weitereEinflussfaktoren', 'important'] as const;
export type MultiField = (typeof MULTI_FIELDS)[number];

/** First day that counts as a birth date. */
export const FIRST_BIRTHDATE = '1900-01-01';

const one = <F extends Exclude<CodedField, MultiField>>(field: F) => z.optional(z.enum(ANSWER_CODES[field]));
const several = <F extends MultiField>(field: F) =>
  z.optional(
    z.readonly(
      z
        .array(z.enum(ANSWER_CODES[field]))
        .check(z.refine((codes) => new Set<string>(codes).size === codes.length)),
    ),
  );
/** Free text. A text beyond its limit still loads; missing.ts reports it. */
const text = z.optional(z.string().check(z.maxLength(TEXT_CEILING)));
/** Wide enough for the name of an insurer. */
const name = z.optional(z.string().check(z.maxLength(200)));
/** Wide enough for anything half-typed into a date part or a measure. */
const datePart = z.optional(z.string().check(z.maxLength(10)));

/** Whether a text is a stored birth date: a real day, not before 1900. Says nothing about the future. */
function isStoredBirthdate(value: unknown): value is CalendarDay {
  return typeof value === 'string' && value >= FIRST_BIRTHDATE && parseDay(value) !== null;
}

/**
 * The answers of a consultation as the browser keeps them (consultation specification, section 3). Every
 * field may be absent: unanswered. An unknown field is refused. That the birth date does not lie in the
 * future is checked where today is known (birthdate.ts).
 */
export const answersSchema = z.strictObject({
  anamneseType: one('anamneseType'),
  /** Name of the adviser. */
  member: text,
  /** Name of the Krankenkasse; its rates are looked up, never stored with the answers. */
  krankenkasse: name,
  birthdate: z.optional(z.custom<CalendarDay>(isStoredBirthdate)),
  /** The parts of the birth date as typed, so that a half-typed date survives a reload. */
  day: datePart,
  month: datePart,
  year: datePart,
  gebuehr: one('gebuehr'),
  inkontinenz: one('inkontinenz'),
  representative: one('representative'),
  representative_type: one('representative_type'),
  custom_representative_type: text,
  representative_givenName: text,
  representative_lastname: text,
  representative_phone: text,
  representative_email: text,
  gender: one('gender'),
  givenname: text,
  lastname: text,
  /** Of the health card; unlike other texts it has a check digit. */
  versichertennummer: text,
  street: text,
  plz: text,
  city: text,
  telephone: text,
  email: text,
  verlust: one('verlust'),
  wann: one('wann'),
  experience: one('experience'),
  experience_product: text,
  experience_equivalence: text,
  medikamente: several('medikamente'),
  hilfsmittel: several('hilfsmittel'),
  weitereEinflussfaktoren: several('weitereEinflussfaktoren'),
  trink: one('trink'),
  haut: one('haut'),
  mobil: one('mobil'),
  toilette: one('toilette'),
  versorgung: one('versorgung'),
  grad: one('grad'),
  antrag: one('antrag'),
  wechseln: one('wechseln'),
  groesse: one('groesse'),
  /** Hip circumference in cm as typed; `hipOf` reads it. */
  huefte: datePart,
  important: several('important'),
  extra2: text,
  extra3: text,
  extra4: text,
  extra5: text,
  extra6: text,
});

/** What the person has answered; undefined means unanswered. */
export type Answers = Readonly<z.infer<typeof answersSchema>>;
export type AnswerField = keyof Answers;

/** Whether an answer equals this code or, for several codes, contains it. */
export function isChosen(answer: Answers[AnswerField], code: string): boolean {
  return typeof answer === 'string' ? answer === code : (answer?.some((given) => given === code) ?? false);
}

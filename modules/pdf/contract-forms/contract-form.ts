import * as z from 'zod/mini';
import { isFormValue } from './form-values.ts';

/** Limits of a contract's form. Checked before, or while, it is read. */
export const FORM_LIMITS = {
  bytes: 5 * 1024 * 1024,
  /** Of all forms of an owner together: each consultation loads them. */
  all: 20 * 1024 * 1024,
  /** Of all streams that its pages may show. */
  unpacked: 200 * 1024 * 1024,
  pages: 40,
  fields: 500,
  /** Depth of the tree of fields. */
  depth: 20,
  /** Characters of a field's name; longer ones are passed over. */
  name: 300,
  /** Of a stored mapping as JSON: up to 500 fields with long names and texts of their own. */
  mappingBytes: 1024 * 1024,
} as const;

export const FORM_TOO_LARGE = 'Das Formular ist größer als 5 MB.';

/** Longest name of a form, and longest fixed text of a field, in characters. */
export const FORM_NAME_LENGTH = 80;
export const FIXED_TEXT_LENGTH = 200;

/** A text, a box to tick, one of several boxes, an entry of a list. */
export type FormFieldKind = 'text' | 'check' | 'radio' | 'choice';

/** A field of a form that can be filled. */
export interface FormField {
  /** Full name, its parts joined by dots. */
  readonly name: string;
  /** The form's own description; empty without one. */
  readonly label: string;
  /** Page number from 1. */
  readonly page: number;
  readonly kind: FormFieldKind;
  /** The boxes of a `radio`, the entries of a `choice`. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Hidden or read-only: it holds only what somebody has chosen for it, never a guess. */
  readonly locked?: true;
}

/**
 * Most entries of a list that are offered to be chosen one by one. A longer one, such as of all Krankenkassen, is filled
 * by a text, which chooses the entry that reads the same.
 */
const LISTED_ENTRIES = 20;

/**
 * The places of a field that can be filled: the field itself (null), each box of a `radio`, and of a `choice` itself and
 * each entry.
 */
export function placesOf({ kind, options }: FormField): readonly (string | null)[] {
  const each = options.map(({ id }) => id);
  if (kind === 'radio') return each;
  return kind === 'choice' && each.length <= LISTED_ENTRIES ? [null, ...each] : [null];
}

const mapped = z.strictObject({
  field: z.string().check(z.minLength(1), z.maxLength(FORM_LIMITS.name)),
  /** The box of a `radio`, or the entry of a `choice`, that a tick chooses; null: the field itself. */
  option: z.nullable(z.string().check(z.maxLength(FORM_LIMITS.name))),
  /** Key of what the field holds (form-values.ts). */
  value: z.string().check(z.refine(isFormValue)),
  /** The text of a field that always holds the same. */
  text: z.optional(z.string().check(z.maxLength(FIXED_TEXT_LENGTH))),
});

/** What the fields of a form hold; fields that are not named stay open. */
export const formMappingSchema = z.readonly(z.array(mapped).check(z.maxLength(2 * FORM_LIMITS.fields)));
export type FormMapping = z.output<typeof formMappingSchema>;
export type MappedField = FormMapping[number];

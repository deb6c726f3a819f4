import type { FormField, FormMapping } from './contract-form.ts';

/**
 * All forms that an institution's consultations may fill, as a browser loads them: in parts whose addresses do not
 * depend on the Krankenkasse (docs/decisions/0037, 0043).
 */
export interface FormBundle {
  /** Changes whenever a form is added, removed or changed; letters, digits, - and _. */
  readonly version: string;
  /** Number of parts. */
  readonly parts: number;
}

/** A form as consultations offer it. */
export interface OfferedForm {
  readonly id: number;
  readonly name: string;
  /** Names of the Krankenkassen it is offered for; empty: all. */
  readonly kassen: readonly string[];
}

/** What is needed to fill a form. */
export interface FormFile extends FormHead {
  readonly file: Uint8Array;
}

/** A form's head in a part; the PDF follows. */
export interface FormHead {
  readonly id: number;
  readonly version: number;
  readonly mapping: FormMapping;
  readonly fields: readonly FormField[];
}

/** The head of a part itself, which holds no PDF: of which bundle it is, also where an older one was asked for. */
export type PartHead = FormBundle;

/** Address of a part, counted from 0. */
export const formsAddress = ({ version }: Pick<FormBundle, 'version'>, part: number): `/${string}` =>
  `/documents/forms/${version}/${part}`;

/** Bytes of the PDFs of a part; a larger form is a part of its own. */
const PART_BYTES = 4 * 1024 * 1024;

/** Forms in parts, in the order given: each as full as it may be. */
export function partsOf<Form extends { readonly bytes: number }>(
  forms: readonly Form[],
): readonly (readonly Form[])[] {
  const parts: Form[][] = [];
  let free = 0;
  for (const form of forms) {
    const last = parts.at(-1);
    if (last === undefined || form.bytes > free) {
      parts.push([form]);
      free = PART_BYTES - form.bytes;
    } else {
      last.push(form);
      free -= form.bytes;
    }
  }
  return parts;
}

import { isUtf8 } from 'node:buffer';
import * as z from 'zod/mini';
import { FORM_FAULTS, FORM_TOO_LARGE, readForm } from '#pdf';
import {
  type DocumentInput,
  type FilledContractForm,
  FORM_LIMITS,
  type FormField,
  type FormMapping,
  fillContractForm,
  formMappingSchema,
  guessValue,
  placesOf,
  type TypefaceSource,
} from '#pdf/domain';
import { DomainError } from '#platform/domain';
import { readInput } from '../program/input-file.ts';

/** A contract's form on the command line. */
export interface FormFiles {
  /** PDF with form fields. */
  readonly form: string;
  /** The content of its fields. */
  readonly mapping?: string | undefined;
  /** Without it, to guess that from their names. */
  readonly guess?: boolean | undefined;
}

/** The list itself, or a form as the documented call answers it. */
const mappingFile = z.union([formMappingSchema, z.looseObject({ mapping: formMappingSchema })]);

/**
 * Fills a contract's form as the browser does.
 *
 * @param note receives what the operator should know
 * @throws DomainError `invalid` for a file that is no form, and a mapping that does not fit it
 */
export async function fillFormOf(
  files: FormFiles,
  input: DocumentInput,
  typeface: TypefaceSource,
  password: string | null,
  note: (text: string) => void,
): Promise<FilledContractForm['pdf']> {
  const bytes = await readInput(files.form);
  if (bytes.byteLength > FORM_LIMITS.bytes)
    throw new DomainError('invalid', `${files.form}: ${FORM_TOO_LARGE}`);
  if (!bytes.subarray(0, 1_024).includes('%PDF-'))
    throw new DomainError('invalid', `${files.form}: ${FORM_FAULTS['not-pdf']}`);
  const read = await readForm({ bytes: new Uint8Array(bytes) });
  if ('fault' in read) throw new DomainError('invalid', `${files.form}: ${FORM_FAULTS[read.fault]}`);
  if (read.unprotected) note('the form is protected from changes by its owner: it is written without that');
  if (files.mapping === undefined && !files.guess)
    throw new DomainError(
      'invalid',
      '--mapping: die Zuordnung der Felder fehlt; --guess vermutet sie aus deren Namen',
    );
  const mapping =
    files.mapping === undefined ? guessed(read.fields) : await mappingIn(files.mapping, read.fields);
  if (files.mapping === undefined)
    note(`${mapping.length} values are guessed from the names of the fields: look at each of them`);
  const made = await fillContractForm({ ...read, mapping }, input, typeface, password);
  if (made.unfit.length > 0)
    note(`left out or hard to read, too long for their fields: ${made.unfit.join(', ')}`);
  if (made.left > 0) note(`products without a place in the form: ${made.left}`);
  if (made.undecided) note('no proposal is decided for: products and amounts stay open');
  return made.pdf;
}

/** What the names of the fields suggest. */
function guessed(fields: readonly FormField[]): FormMapping {
  return fields.flatMap((field) =>
    placesOf(field).flatMap((option) => {
      const value = guessValue(field, option ?? undefined, fields);
      return value === null ? [] : [{ field: field.name, option, value }];
    }),
  );
}

async function mappingIn(file: string, fields: readonly FormField[]): Promise<FormMapping> {
  const bytes = await readInput(file);
  if (!isUtf8(bytes)) throw new DomainError('invalid', `${file}: kein UTF-8`);
  let given: unknown;
  try {
    given = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new DomainError('invalid', `${file}: kein gültiges JSON`);
  }
  const read = mappingFile.safeParse(given);
  if (!read.success)
    throw new DomainError(
      'invalid',
      `${file}: erwartet wird eine Liste mit field, option und value für jedes Feld`,
    );
  const mapping = 'mapping' in read.data ? read.data.mapping : read.data;
  const names = new Set(fields.map(({ name }) => name));
  const unknown = mapping.find(({ field }) => !names.has(field));
  if (unknown !== undefined)
    throw new DomainError('invalid', `${file}: das Formular hat kein Feld „${unknown.field}“`);
  return mapping;
}

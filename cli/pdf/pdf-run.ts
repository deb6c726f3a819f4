import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { questionnaireSchema } from '#consultation/domain';
import { FORM_FAULTS, readForm } from '#pdf';
import {
  aidApplication,
  aidReceipt,
  type Coverage,
  careProposal,
  consultationCalendar,
  type DocumentInput,
  documentation,
  type FilledContractForm,
  FORM_LIMITS,
  FORM_TOO_LARGE,
  type FormField,
  type FormMapping,
  fillContractForm,
  formMappingSchema,
  guessValue,
  type MadePdf,
  makePdf,
  placesOf,
  type TypefaceFile,
  type TypefaceSource,
  takeHome,
} from '#pdf/domain';
import { projectRoot } from '#platform';
import { DomainError } from '#platform/domain';
import { writeOutput } from '../output/output-file.ts';
import type { CatalogueSources } from '../price/price-sources.ts';
import { readInput } from '../program/input-file.ts';
import { readPdfCase } from './pdf-case.ts';

/** A contract's form on the command line. */
interface FormFiles {
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
async function fillFormOf(
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

const DOCUMENTS = {
  documentation,
  proposal: careProposal,
  application: aidApplication,
  receipt: aidReceipt,
  'take-home': takeHome,
} as const;

export interface PdfOptions {
  readonly case: string;
  readonly document: keyof typeof DOCUMENTS | 'form' | 'calendar';
  /** The form that `form` fills. */
  readonly form?: string;
  readonly mapping?: string;
  readonly guess?: boolean;
  readonly out: string;
  readonly force?: boolean;
  readonly passwordFile?: string;
}

/**
 * Makes a document of a case, fills a contract's form or writes the calendar file, and writes it to a file readable by its owner only.
 *
 * @param password from the environment; a password file takes precedence
 * @param note receives what the operator should know
 * @throws DomainError `invalid` for a malformed case or password
 */
export async function runPdf(
  options: PdfOptions,
  password: string | undefined,
  open: () => Promise<CatalogueSources>,
  note: (text: string) => void,
): Promise<void> {
  let opened: CatalogueSources | undefined;
  const sources = async () => {
    opened ??= await open();
    return opened;
  };
  try {
    const input = await readPdfCase(await parsed(options.case), await questionnaire(), sources);
    if (options.document === 'calendar') {
      const { text, count } = consultationCalendar(input, { stamp: new Date(), uid: randomUUID });
      if (count === 0) throw new DomainError('invalid', NO_DATES);
      return await writeOutput(options.out, text, { force: options.force ?? false, mode: 0o600 });
    }
    const secret = options.passwordFile ? await passwordIn(options.passwordFile) : password || null;
    if (options.document === 'form') {
      const { form, mapping, guess } = options;
      if (form === undefined) throw new DomainError('invalid', '--form: das Formular fehlt');
      return await write(
        options,
        await fillFormOf({ form, mapping, guess }, input, await typeface(), secret, note),
        note,
      );
    }
    // Products of a case have no pictures; those of the database are shown as on screen.
    const picture = async (key: string) => (await sources()).picture(key);
    const document = DOCUMENTS[options.document](input);
    await write(options, await makePdf(document, await typeface(), secret, undefined, picture), note);
  } finally {
    await opened?.close();
  }
}

const NO_DATES = 'Es gibt keinen Termin: weder Verordnung noch Antrag, Muster oder Lieferung.';

async function write(
  options: PdfOptions,
  { bytes, substituted }: MadePdf,
  note: (text: string) => void,
): Promise<void> {
  await writeOutput(options.out, bytes, { force: options.force ?? false, mode: 0o600 });
  if (substituted.length > 0) note(`not in the typeface, shown as □: ${substituted.join(' ')}`);
}

async function parsed(file: string): Promise<unknown> {
  const bytes = await readInput(file);
  if (!isUtf8(bytes)) throw new DomainError('invalid', `${file}: kein UTF-8`);
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new DomainError('invalid', `${file}: kein gültiges JSON`);
  }
}

/** The first line of a file. */
async function passwordIn(file: string): Promise<string> {
  return (await readInput(file)).toString('utf8').split(/\r?\n/, 1)[0] ?? '';
}

async function questionnaire() {
  return questionnaireSchema.parse(await data('definitions/questionnaire.json'));
}

async function typeface(): Promise<TypefaceSource> {
  return {
    coverage: (await data('typefaces/coverage.json')) as Coverage,
    load: async (name) => (await data(`typefaces/${name}.json`)) as TypefaceFile,
  };
}

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(projectRoot(), 'data', file), 'utf8'));
}

import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questionnaireSchema } from '#consultation/domain';
import {
  aidApplication,
  type Coverage,
  careProposal,
  consultationCalendar,
  documentation,
  type MadePdf,
  makePdf,
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
import { fillFormOf } from './pdf-form.ts';

const DOCUMENTS = {
  documentation,
  proposal: careProposal,
  application: aidApplication,
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

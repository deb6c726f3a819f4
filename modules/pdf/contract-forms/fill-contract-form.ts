import type { DocumentInput } from '../documents/document-input.ts';
import type { TypefaceSource } from '../typeface/typeface-file.ts';
import { consultationContent } from './consultation-content.ts';
import type { FormField, FormMapping } from './contract-form.ts';
import { type FilledForm, fillForm } from './fill-form.ts';
import { fillingsOf, mappedLines } from './fillings.ts';

/** The content of a field of a filled form. */
export interface FilledText {
  readonly label: string;
  readonly text: string;
}

/** A form filled from a consultation. */
export interface FilledContractForm {
  readonly pdf: FilledForm;
  readonly texts: readonly FilledText[];
  /** Descriptions of the fields whose text does not fit. */
  readonly unfit: readonly string[];
  /** Number of products that have no place in the form. */
  readonly left: number;
  /** No proposal is decided for: products and amounts are open. */
  readonly undecided: boolean;
}

interface StoredForm {
  readonly mapping: FormMapping;
  readonly fields: readonly FormField[];
  readonly file: Uint8Array;
}

/**
 * Fills a contract's form from a consultation.
 *
 * @param password encrypts the file; null leaves it readable
 * @throws as `fillForm` and `careValues`
 */
export async function fillContractForm(
  { mapping, fields, file }: StoredForm,
  input: DocumentInput,
  typeface: TypefaceSource,
  password: string | null,
): Promise<FilledContractForm> {
  const { content, lines } = consultationContent(input);
  const pdf = await fillForm(file, { mapping, content }, typeface, password);
  const places = mappedLines(mapping);
  const labels = new Map(fields.map((field) => [field.name, field.label || field.name]));
  return {
    pdf,
    texts: textsOf(fields, fillingsOf(mapping, content)),
    unfit: pdf.unfit.map((name) => labels.get(name) ?? name),
    left: places === 0 ? 0 : Math.max(0, (lines ?? 0) - places),
    undecided: lines === null && mapping.some(({ value }) => /^(line\d+|care)\./.test(value)),
  };
}

/** The content of the fields, in reading order. */
function textsOf(
  fields: readonly FormField[],
  fillings: ReturnType<typeof fillingsOf>,
): readonly FilledText[] {
  return fields.flatMap(({ name, label, kind, options }) => {
    const filling = fillings.get(name);
    if (filling === undefined) return [];
    const chosen = options.find(({ id }) => id === filling.options[0])?.label;
    const text = kind === 'check' ? (filling.ticked ? 'angekreuzt' : null) : (chosen ?? filling.text);
    return text ? [{ label: label || name, text }] : [];
  });
}

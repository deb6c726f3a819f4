import type { PDFContext } from 'pdf-lib';
import { encryptionEntry } from '../sealing/read-encryption.ts';
import { rewritePdf } from '../sealing/rewrite-pdf.ts';
import { StrictParser } from '../sealing/strict-parser.ts';
import { adoptWidgets } from './cleaning/adopt-widgets.ts';
import { cleanForm } from './cleaning/clean-form.ts';
import { cleanInfo } from './cleaning/clean-info.ts';
import { timesShown } from './cleaning/shown-streams.ts';
import { unpacksBeyond } from './cleaning/unpacked-size.ts';
import { FORM_LIMITS, type FormField } from './contract-form.ts';
import { listFields } from './list-fields.ts';
import { catalogueOf, dictAt, key as keyOf, pagesOf } from './pdf-facts.ts';
import { openProtected, type ProtectionFault } from './protection/owner-protection.ts';

/** Why a form is refused. `dynamic`: its fields are only described as XFA. */
export type FormFault =
  | ProtectionFault
  | 'broken'
  | 'pages'
  | 'fields'
  | 'unpacked'
  | 'no-fields'
  | 'dynamic';

/** A form that may be stored: rewritten without scripts and actions. */
export interface ReadForm {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly fields: readonly FormField[];
  /** Whether its owner had protected it from changes: it is stored without that. */
  readonly unprotected: boolean;
}

/** The result of reading a file. */
export type FormAnswer = ReadForm | { readonly fault: FormFault };

/** Reads an uploaded form strictly, takes out what acts, and writes it as a new file (docs/decisions/0017). */
export async function readForm({ bytes }: { readonly bytes: Uint8Array }): Promise<FormAnswer> {
  const entry = encryptionEntry(bytes);
  const key = entry && openProtected(entry);
  if (typeof key === 'string') return { fault: key };
  let source: PDFContext;
  try {
    source = await StrictParser.read(bytes, key);
  } catch {
    // pdf-lib's errors are about its own objects.
    return { fault: 'broken' };
  }
  // Encrypted where only a whole reading finds it: with what, is not known.
  if (key === null && source.trailerInfo.Encrypt !== undefined) return { fault: 'password' };
  try {
    const pages = pagesOf(source).length;
    if (pages === 0) return { fault: 'broken' };
    if (pages > FORM_LIMITS.pages) return { fault: 'pages' };
    const dynamic = hasXfa(source);
    cleanInfo(source);
    const streams = cleanForm(source);
    if (await unpacksBeyond(streams, timesShown(source), FORM_LIMITS.unpacked)) return { fault: 'unpacked' };
    adoptWidgets(source);
    const fields = listFields(source);
    if (fields.length === 0) return { fault: dynamic ? 'dynamic' : 'no-fields' };
    return { file: await rewritePdf(source, null), pages, fields, unprotected: key !== null };
  } catch (error) {
    return { fault: error instanceof RangeError ? 'fields' : 'broken' };
  }
}

function hasXfa(context: PDFContext): boolean {
  const root = catalogueOf(context);
  const form = root && dictAt(root, 'AcroForm');
  return form?.has(keyOf('XFA')) ?? false;
}

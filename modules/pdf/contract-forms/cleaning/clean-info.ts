import { type PDFContext, PDFDict, PDFHexString, PDFString } from 'pdf-lib';
import { key } from '../pdf-facts.ts';

/** Texts and dates of a document (ISO 32000-1, 14.3.3). */
const TEXTS = [
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
] as const;

/**
 * Leaves of the information dictionary what it is for: programs may put anything there, files and scripts as well. A new
 * one takes its place, because the old may be a part of the document too.
 */
export function cleanInfo(context: PDFContext): void {
  const old = context.lookup(context.trailerInfo.Info);
  delete context.trailerInfo.Info;
  if (!(old instanceof PDFDict)) return;
  const info = PDFDict.withContext(context);
  for (const name of TEXTS) {
    const text = old.lookup(key(name));
    if (text instanceof PDFString || text instanceof PDFHexString) info.set(key(name), text);
  }
  context.trailerInfo.Info = context.register(info);
}

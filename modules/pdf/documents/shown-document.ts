import { isHidden } from '#platform/domain';
import type { PdfDocument } from '../blocks/block.ts';
import { SUBSTITUTE } from '../typeface/printable.ts';

/**
 * A document as shown on screen beside its PDF: invisible characters, such as direction marks, become boxes as in the
 * PDF. A screen can draw other characters that the typeface lacks.
 */
export function shownDocument(document: PdfDocument): PdfDocument {
  return withTexts(document) as PdfDocument;
}

function withTexts(value: unknown): unknown {
  if (typeof value === 'string')
    return Array.from(value, (character) => (isHidden(character) ? SUBSTITUTE : character)).join('');
  if (Array.isArray(value)) return value.map(withTexts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part)]));
}

import { isHidden } from '#platform/domain';
import type { PdfDocument } from '../layout/block.ts';
import { SUBSTITUTE } from '../typeface/printable.ts';

/**
 * A document as a screen shows it beside its PDF: what nobody would see, such as a direction mark, is a box there as it
 * is in the PDF, so that both read the same. What else the typeface lacks a screen can draw.
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

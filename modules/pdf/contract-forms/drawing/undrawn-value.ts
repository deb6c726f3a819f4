import { PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { type FieldNode, onState } from '../field-nodes.ts';
import type { Filling } from '../fillings.ts';
import { dictAt, inherited, key } from '../pdf-facts.ts';

/**
 * The value that a form brings for a field without a picture of it; undefined if there is none. Viewers draw such values
 * only where the form asks them to (NeedAppearances), which a filled form no longer does.
 */
export function undrawnValue({ kind, dict, widgets }: FieldNode): Filling | undefined {
  const value = inherited(dict, 'V');
  if (kind === 'check') {
    const isTicked = value instanceof PDFName && value !== PDFName.of('Off');
    return isTicked && widgets.every((each) => onState(each) === undefined)
      ? { text: null, ticked: true, options: [] }
      : undefined;
  }
  if (kind === 'radio' || widgets.every((each) => dictAt(each, 'AP')?.has(key('N')))) return undefined;
  const text = value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  return text.trim() === '' ? undefined : { text, ticked: false, options: [] };
}

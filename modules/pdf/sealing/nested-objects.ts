import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFStream, PDFString } from 'pdf-lib';

/** Deepest nesting of dictionaries and arrays that is followed. */
const MAX_DEPTH = 100;

/**
 * Replaces each string in an object, including those of a stream's dictionary.
 *
 * @returns the object, or a new one if it is a string itself
 * @throws Error if it is nested too deeply
 */
export function withTexts(object: PDFObject, change: (text: Uint8Array) => Uint8Array, depth = 0): PDFObject {
  if (depth > MAX_DEPTH) throw new Error('An object of a PDF is nested too deeply.');
  if (object instanceof PDFString || object instanceof PDFHexString)
    return PDFHexString.of(hexOf(change(object.asBytes())));
  if (object instanceof PDFStream) withTexts(object.dict, change, depth + 1);
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) object.set(key, withTexts(value, change, depth + 1));
  }
  if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries())
      object.set(index, withTexts(value, change, depth + 1));
  }
  return object;
}

/** Bytes in hexadecimal, also in a browser. */
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

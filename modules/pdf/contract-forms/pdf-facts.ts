import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from 'pdf-lib';
import { FORM_LIMITS } from './contract-form.ts';

export const key = (text: string) => PDFName.of(text);

/** The dictionary at a key, followed through its reference; undefined if there is none. */
export function dictAt(dict: PDFDict, name: string): PDFDict | undefined {
  const found = dict.lookup(key(name));
  return found instanceof PDFDict ? found : undefined;
}

/** The array at a key, its values followed through their references. */
export function valuesAt(dict: PDFDict, name: string): readonly (PDFObject | undefined)[] {
  const found = dict.lookup(key(name));
  return found instanceof PDFArray ? found.asArray().map((each) => dict.context.lookup(each)) : [];
}

/** The text at a key; empty if there is none. */
export const textAt = (dict: PDFDict, name: string): string => textOf(dict.lookup(key(name)));

/** A text as readers see it; names are decoded; empty for anything else. */
export function textOf(object: PDFObject | undefined): string {
  if (object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName)
    return object.decodeText();
  return '';
}

export function numberAt(dict: PDFDict, name: string): number | undefined {
  const found = dict.lookup(key(name));
  return found instanceof PDFNumber ? found.asNumber() : undefined;
}

/** The value that a field has itself, or inherits from a field above it. */
export function inherited(field: PDFDict, name: string): PDFObject | undefined {
  let at: PDFDict | undefined = field;
  for (let depth = 0; at !== undefined && depth < FORM_LIMITS.depth; depth += 1) {
    const found = at.lookup(key(name));
    if (found !== undefined) return found;
    at = dictAt(at, 'Parent');
  }
  return undefined;
}

/** The catalogue; undefined in a broken file. */
export function catalogueOf(context: PDFContext): PDFDict | undefined {
  const root = context.lookup(context.trailerInfo.Root);
  return root instanceof PDFDict ? root : undefined;
}

/**
 * The pages in their order.
 * @throws Error if one of them, or a part of their tree, is listed again: viewers would show it as often
 */
export function pagesOf(context: PDFContext): readonly PDFDict[] {
  const root = catalogueOf(context);
  const pages: PDFDict[] = [];
  const seen = new Set<PDFDict>();
  const visit = (node: PDFObject | undefined, depth: number) => {
    if (!(node instanceof PDFDict) || depth > 100) return;
    if (seen.has(node)) throw new Error('A page is listed more than once.');
    seen.add(node);
    if (node.has(key('Kids'))) for (const kid of valuesAt(node, 'Kids')) visit(kid, depth + 1);
    else pages.push(node);
  };
  if (root !== undefined) visit(root.lookup(key('Pages')), 0);
  return pages;
}

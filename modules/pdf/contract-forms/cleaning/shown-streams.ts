import { PDFArray, type PDFContext, type PDFObject, PDFStream } from 'pdf-lib';
import { key, pagesOf } from '../pdf-facts.ts';

/**
 * How often pages show a stream as their contents, by stream: a viewer unpacks it each time, and one
 * stream may stand in a page's contents a hundred times.
 */
export function timesShown(context: PDFContext): ReadonlyMap<PDFStream, number> {
  // By the contents first: pages may share a long list.
  const pages = new Map<PDFObject, number>();
  for (const page of pagesOf(context)) {
    const contents = page.lookup(key('Contents'));
    if (contents !== undefined) pages.set(contents, (pages.get(contents) ?? 0) + 1);
  }
  const times = new Map<PDFStream, number>();
  for (const [contents, count] of pages)
    for (const each of contents instanceof PDFArray ? contents.asArray() : [contents]) {
      const stream = context.lookup(each);
      if (stream instanceof PDFStream) times.set(stream, (times.get(stream) ?? 0) + count);
    }
  return times;
}

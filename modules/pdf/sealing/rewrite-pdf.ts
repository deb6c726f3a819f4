import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFSecurity,
  PDFStream,
  PDFStreamWriter,
} from 'pdf-lib';
import { withTexts } from './nested-objects.ts';
import { padPdf } from './pad-pdf.ts';

/** Deepest nesting of dictionaries and arrays that is followed. */
const MAX_DEPTH = 100;

const name = (text: string) => PDFName.of(text);

/** Streams that describe the file, not the document; no reference may lead to one. */
const OF_THE_FILE = new Set<unknown>([name('XRef'), name('ObjStm')]);

/**
 * Rewrites the document of a PDF, encrypted with AES-256 of revision 6: the objects reachable from its catalogue and
 * information dictionary, and nothing else of the file. Every stream and string is encrypted; all other objects are
 * in encrypted object streams. Its fields, if any, may be filled. The size is that of many (`padPdf`).
 *
 * @param source parsed and decrypted
 * @param password opens the result for reading and printing; null leaves it readable
 * @throws Error without a catalogue or a page
 */
export async function rewritePdf(
  source: PDFContext,
  password: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const target = PDFContext.create();
  const copy = new Copy(source, target);
  const { Root, Info } = source.trailerInfo;
  if (!(Root instanceof PDFRef) || !hasPage(source, Root)) throw new Error('The PDF has no page.');
  target.trailerInfo.Root = copy.of(Root);
  if (Info instanceof PDFRef) target.trailerInfo.Info = copy.of(Info);
  copy.finish();
  if (password !== null) encrypt(target, password);
  const written = await PDFStreamWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer();
  return password === null ? (written as Uint8Array<ArrayBuffer>) : padPdf(written);
}

function encrypt(target: PDFContext, password: string): void {
  const security = PDFSecurity.create(target, {
    userPassword: password,
    algorithm: 'AES-256',
    permissions: {
      printing: 'highResolution',
      copying: true,
      contentAccessibility: true,
      fillingForms: true,
    },
  }).encrypt();
  target.security = security;
  for (const [ref, object] of target.enumerateIndirectObjects()) {
    if (ref === target.trailerInfo.Encrypt || !standsAlone(object)) continue;
    withTexts(object, security.getEncryptFn(ref.objectNumber, ref.generationNumber));
  }
}

/**
 * Whether pdf-lib writes an object outside of an object stream. It only encrypts streams, so the strings of such an
 * object would stay readable, and readers would try to decrypt them.
 */
function standsAlone(object: PDFObject): boolean {
  return (
    object instanceof PDFStream || (object instanceof PDFDict && object.lookup(name('Type')) === name('Sig'))
  );
}

/**
 * Copies objects between files, with new numbers and as plain objects, so that pdf-lib writes none of them
 * separately.
 */
class Copy {
  private readonly refs = new Map<PDFRef, PDFRef>();
  private readonly todo: PDFRef[] = [];
  private readonly source: PDFContext;
  private readonly target: PDFContext;

  constructor(source: PDFContext, target: PDFContext) {
    this.source = source;
    this.target = target;
  }

  /** The reference in the target; `finish` copies the object. */
  of(ref: PDFRef): PDFRef {
    const known = this.refs.get(ref);
    if (known !== undefined) return known;
    const fresh = this.target.nextRef();
    this.refs.set(ref, fresh);
    this.todo.push(ref);
    return fresh;
  }

  finish(): void {
    for (let ref = this.todo.pop(); ref !== undefined; ref = this.todo.pop())
      this.target.assign(this.of(ref), this.copied(this.source.lookup(ref) ?? PDFNull, 0));
  }

  private copied(object: PDFObject, depth: number): PDFObject {
    if (depth > MAX_DEPTH) throw new Error('An object of a PDF is nested too deeply.');
    if (object instanceof PDFRef) return this.of(object);
    if (object instanceof PDFRawStream) return this.stream(object, depth);
    if (object instanceof PDFDict) return this.dict(object, depth);
    if (!(object instanceof PDFArray)) return object;
    const list = PDFArray.withContext(this.target);
    for (const value of object.asArray()) list.push(this.copied(value, depth + 1));
    return list;
  }

  private dict(object: PDFDict, depth: number): PDFDict {
    const dict = PDFDict.withContext(this.target);
    for (const [key, value] of object.entries()) dict.set(key, this.copied(value, depth + 1));
    return dict;
  }

  /** Drops a filter that describes encryption, which would not match the copy. */
  private stream({ dict, contents }: PDFRawStream, depth: number): PDFRawStream {
    const filters = dict.lookup(name('Filter'));
    const names = filters instanceof PDFArray ? filters.asArray() : [filters];
    if (names.some((each) => dict.context.lookup(each) === name('Crypt')))
      throw new Error('A stream of the PDF says by itself how it is encrypted.');
    if (OF_THE_FILE.has(dict.lookup(name('Type'))))
      throw new Error('The document leads to a part of its file.');
    return PDFRawStream.of(this.dict(dict, depth), contents);
  }
}

/** Whether the page tree has a page. */
function hasPage(source: PDFContext, root: PDFRef): boolean {
  const catalogue = source.lookup(root);
  if (!(catalogue instanceof PDFDict) || catalogue.lookup(name('Type')) !== name('Catalog')) return false;
  const seen = new Set<PDFObject>();
  const todo = [catalogue.lookup(name('Pages'))];
  for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    if (node.lookup(name('Type')) === name('Page')) return true;
    const kids = node.lookup(name('Kids'));
    if (kids instanceof PDFArray) todo.push(...kids.asArray().map((kid) => source.lookup(kid)));
  }
  return false;
}

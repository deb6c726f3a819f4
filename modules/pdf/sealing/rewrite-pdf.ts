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

/** Deepest nesting of dictionaries and lists that is followed. */
const MAX_DEPTH = 100;

const name = (text: string) => PDFName.of(text);

/** Streams of these kinds belong to a file and not to its document: none of it may lead to one. */
const OF_THE_FILE = new Set<unknown>([name('XRef'), name('ObjStm')]);

/**
 * Writes the document of a PDF anew, encrypted with AES-256 of revision 6: what its catalogue and its information
 * lead to, and nothing else that stood in the file. Each stream is encrypted, and so is each text: all other objects
 * lie in encrypted object streams.
 *
 * @param source as it was read, decrypted
 * @param password opens it; whoever has it may read and print
 * @throws Error where there is no catalogue or no page
 */
export async function rewritePdf(source: PDFContext, password: string): Promise<Uint8Array<ArrayBuffer>> {
  const target = PDFContext.create();
  const copy = new Copy(source, target);
  const { Root, Info } = source.trailerInfo;
  if (!(Root instanceof PDFRef) || !hasPage(source, Root)) throw new Error('The PDF has no page.');
  target.trailerInfo.Root = copy.of(Root);
  if (Info instanceof PDFRef) target.trailerInfo.Info = copy.of(Info);
  copy.finish();
  const security = PDFSecurity.create(target, {
    userPassword: password,
    algorithm: 'AES-256',
    permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
  }).encrypt();
  target.security = security;
  for (const [ref, object] of target.enumerateIndirectObjects()) {
    if (ref === target.trailerInfo.Encrypt || !standsAlone(object)) continue;
    withTexts(object, security.getEncryptFn(ref.objectNumber, ref.generationNumber));
  }
  const written = await PDFStreamWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer();
  return written as Uint8Array<ArrayBuffer>;
}

/**
 * Whether pdf-lib writes an object outside of an object stream. It encrypts streams only: the texts of such an
 * object would stay readable, and a reader would take them for encrypted ones.
 */
function standsAlone(object: PDFObject): boolean {
  return (
    object instanceof PDFStream || (object instanceof PDFDict && object.lookup(name('Type')) === name('Sig'))
  );
}

/** Copies objects from one file to another, under numbers of their own and as plain ones: of no class that pdf-lib would write apart. */
class Copy {
  private readonly refs = new Map<PDFRef, PDFRef>();
  private readonly todo: PDFRef[] = [];
  private readonly source: PDFContext;
  private readonly target: PDFContext;

  constructor(source: PDFContext, target: PDFContext) {
    this.source = source;
    this.target = target;
  }

  /** The reference in the target; what it leads to is copied by `finish`. */
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

  /** A stream with a filter that says how it is encrypted would say so of the copy too. */
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

/** Whether the catalogue leads to a page. */
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

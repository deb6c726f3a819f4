import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  type PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { DomainError } from '#platform/domain';
import { isCutShort } from './unpacking.ts';

const NOT_A_PDF = 'Die Datei ist kein lesbares PDF.';
const ENCRYPTED = 'Die Datei ist schon verschlüsselt. Bitte laden Sie sie unverschlüsselt hoch.';

/** Deepest nesting of dictionaries and lists that is followed. */
const MAX_DEPTH = 100;

/**
 * Encrypts a readable PDF with AES-256, revision 6: every stream and every text in it.
 *
 * @param password opens it; whoever has it may read and print
 * @throws DomainError `invalid` for what is not a PDF, has no page, unpacks to too much or is encrypted already
 */
export async function encryptPdf(pdf: Uint8Array, password: string): Promise<Uint8Array> {
  const document = await load(pdf);
  const { context } = document;
  if (document.getPageCount() === 0) throw new DomainError('invalid', NOT_A_PDF, { data: NOT_A_PDF });
  document.encrypt({
    userPassword: password,
    algorithm: 'AES-256',
    permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
  });
  const { security } = context;
  if (security === undefined) throw new Error('pdf-lib made no encryption.');
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref === context.trailerInfo.Encrypt || !standsAlone(ref, object)) continue;
    encryptTexts(object, security.getEncryptFn(ref.objectNumber, ref.generationNumber), 0);
  }
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

async function load(pdf: Uint8Array): Promise<PDFDocument> {
  let encrypted = false;
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false, ignoreEncryption: true });
    encrypted = document.isEncrypted;
    // A catalogue and pages are there, or this throws.
    document.getPageCount();
    if (!encrypted && !isCutShort(document.context)) return document;
  } catch {
    // Said below: what pdf-lib reports is about its own objects.
  }
  const message = encrypted ? ENCRYPTED : NOT_A_PDF;
  throw new DomainError('invalid', message, { data: message });
}

/**
 * Whether pdf-lib writes an object outside of an object stream. It encrypts streams only: the texts of such an
 * object would stay readable, and a reader would take them for encrypted ones.
 */
function standsAlone(ref: PDFRef, object: PDFObject): boolean {
  return (
    object instanceof PDFStream ||
    object instanceof PDFCatalog ||
    object instanceof PDFPageTree ||
    object instanceof PDFPageLeaf ||
    ref.generationNumber !== 0 ||
    (object instanceof PDFDict && object.lookup(PDFName.of('Type')) === PDFName.of('Sig'))
  );
}

type Encrypt = (bytes: Uint8Array) => Uint8Array;

function encryptTexts(object: PDFObject, encrypt: Encrypt, depth: number): void {
  if (depth > MAX_DEPTH) throw new DomainError('invalid', NOT_A_PDF, { data: NOT_A_PDF });
  if (object instanceof PDFStream) encryptTexts(object.dict, encrypt, depth + 1);
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries())
      encryptText(value, encrypt, depth, (text) => object.set(key, text));
  }
  if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries())
      encryptText(value, encrypt, depth, (text) => object.set(index, text));
  }
}

function encryptText(
  value: PDFObject,
  encrypt: Encrypt,
  depth: number,
  replace: (text: PDFHexString) => void,
): void {
  if (value instanceof PDFString || value instanceof PDFHexString)
    replace(PDFHexString.of(Buffer.from(encrypt(value.asBytes())).toString('hex')));
  else encryptTexts(value, encrypt, depth + 1);
}

import {
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';

/** How a PDF says that it is encrypted. */
export interface Encryption {
  /** AES-256 of revision 6, for all its streams and texts. */
  readonly strong: boolean;
  /** What checks the password of whoever reads it. */
  readonly u: Uint8Array;
}

/** How far from its end a PDF says where its table of contents is (ISO 32000-2, annex I). */
const TAIL = 1_024;

/**
 * How a PDF is encrypted; null where it is readable or no PDF. Reads the trailer alone, so that a file of any
 * content is judged in a moment and nothing in it is unpacked.
 */
export function readEncryption(pdf: Uint8Array): Encryption | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  try {
    const trailer = trailerOf(bytes);
    const encrypt = trailer?.get(PDFName.of('Encrypt'));
    const dict = encrypt instanceof PDFRef ? objectOf(bytes, encrypt) : encrypt;
    return dict instanceof PDFDict ? encryptionOf(dict) : null;
  } catch {
    // The parser of pdf-lib throws at whatever is not a PDF.
    return null;
  }
}

function trailerOf(bytes: Buffer): PDFDict | null {
  if (!bytes.subarray(0, TAIL).includes('%PDF-')) return null;
  const tail = bytes.subarray(-TAIL).toString('latin1');
  const [, start] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail) ?? [];
  if (start === undefined) return null;
  const at = Number(start);
  const head = bytes.subarray(at, at + 40).toString('latin1');
  const stream = /^\s*\d+\s+\d+\s+obj/.exec(head);
  if (stream !== null) return dictAt(bytes, at + stream[0].length);
  if (!/^\s*xref/.test(head)) return null;
  const trailer = bytes.indexOf('trailer', at);
  return trailer < 0 ? null : dictAt(bytes, trailer + 'trailer'.length);
}

/** The object of a reference. A later one of that number replaces an earlier one. */
function objectOf(bytes: Buffer, ref: PDFRef): PDFObject | null {
  const head = `${ref.objectNumber} ${ref.generationNumber} obj`;
  for (let at = bytes.lastIndexOf(head); at > 0; at = bytes.lastIndexOf(head, at - 1)) {
    if (!isDigit(bytes[at - 1])) return parseAt(bytes, at + head.length);
  }
  return null;
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

function parseAt(bytes: Buffer, at: number): PDFObject {
  return PDFObjectParser.forBytes(bytes.subarray(at), PDFContext.create()).parseObject();
}

function dictAt(bytes: Buffer, at: number): PDFDict | null {
  const object = parseAt(bytes, at);
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

function encryptionOf(dict: PDFDict): Encryption {
  const name = (of: PDFDict | undefined, key: string) => String(of?.get(PDFName.of(key)) ?? '');
  const number = (key: string) => {
    const value = dict.get(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : null;
  };
  const filters = dict.get(PDFName.of('CF'));
  const filter = filters instanceof PDFDict ? filters.get(PDFName.of('StdCF')) : undefined;
  const u = dict.get(PDFName.of('U'));
  const strong =
    name(dict, 'Filter') === '/Standard' &&
    number('V') === 5 &&
    number('R') === 6 &&
    name(dict, 'StmF') === '/StdCF' &&
    name(dict, 'StrF') === '/StdCF' &&
    filter instanceof PDFDict &&
    name(filter, 'CFM') === '/AESV3';
  return {
    strong,
    u: u instanceof PDFHexString || u instanceof PDFString ? u.asBytes() : new Uint8Array(),
  };
}

import {
  PDFBool,
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

/** The encryption dictionary of a PDF. */
export interface Encryption {
  /** AES-256 of revision 6 for all streams and strings, without exceptions. */
  readonly strong: boolean;
  /** The user password check. */
  readonly u: Uint8Array;
  /** The file key, encrypted with the user password. */
  readonly ue: Uint8Array;
  /** Reference of the dictionary; null if it is part of the trailer. */
  readonly ref: PDFRef | null;
}

/** Largest distance of `startxref` from the end of the file (ISO 32000-2, annex I). */
const TAIL = 1_024;

/** The encryption of a PDF; null if it is readable or no PDF. Only reads the trailer. */
export function readEncryption(pdf: Uint8Array): Encryption | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  try {
    const trailer = trailerOf(bytes);
    const encrypt = trailer?.get(PDFName.of('Encrypt'));
    const dict = encrypt instanceof PDFRef ? objectOf(bytes, encrypt) : encrypt;
    const ref = encrypt instanceof PDFRef ? encrypt : null;
    return dict instanceof PDFDict ? encryptionOf(dict, ref) : null;
  } catch {
    // pdf-lib's parser throws at anything but a PDF.
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

/** The object of a reference; the last definition in the file wins. */
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

function encryptionOf(dict: PDFDict, ref: PDFRef | null): Encryption {
  const number = (key: string) => {
    const value = dict.get(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : null;
  };
  const bytes = (key: string) => {
    const value = dict.get(PDFName.of(key));
    return value instanceof PDFHexString || value instanceof PDFString ? value.asBytes() : new Uint8Array();
  };
  const strong =
    nameIn(dict, 'Filter') === '/Standard' &&
    number('V') === 5 &&
    number('R') === 6 &&
    nameIn(dict, 'StmF') === '/StdCF' &&
    nameIn(dict, 'StrF') === '/StdCF' &&
    ['', '/StdCF'].includes(nameIn(dict, 'EFF')) &&
    dict.get(PDFName.of('EncryptMetadata')) !== PDFBool.False &&
    isTheOnlyFilter(dict.get(PDFName.of('CF')));
  return { strong, u: bytes('U'), ue: bytes('UE'), ref };
}

/** False with a second filter, which could only leave something readable. */
function isTheOnlyFilter(filters: PDFObject | undefined): boolean {
  if (!(filters instanceof PDFDict) || filters.keys().length !== 1) return false;
  const filter = filters.get(PDFName.of('StdCF'));
  return filter instanceof PDFDict && nameIn(filter, 'CFM') === '/AESV3';
}

const nameIn = (dict: PDFDict, key: string) => String(dict.get(PDFName.of(key)) ?? '');

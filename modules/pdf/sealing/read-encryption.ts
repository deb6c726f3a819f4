import {
  PDFArray,
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

/** The bytes of a file, and the same as a text of one character a byte, to search in. */
interface Source {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** The encryption of a PDF; null if it is readable or no PDF. Only reads the trailer. Runs in the browser too. */
export function readEncryption(bytes: Uint8Array): Encryption | null {
  const entry = encryptionEntry(bytes);
  return entry && encryptionOf(entry.dict, entry.ref);
}

/** What the trailer says of the encryption. */
export interface EncryptionEntry extends Pick<Encryption, 'ref'> {
  readonly dict: PDFDict;
  /** First identifier of the file, a part of older keys; empty without one. */
  readonly id: Uint8Array;
}

/** As `readEncryption`, of any kind. */
export function encryptionEntry(bytes: Uint8Array): EncryptionEntry | null {
  try {
    const source = { bytes, text: new TextDecoder('latin1').decode(bytes) };
    const trailer = trailerOf(source);
    const encrypt = trailer?.get(PDFName.of('Encrypt'));
    const dict = encrypt instanceof PDFRef ? objectOf(source, encrypt) : encrypt;
    if (!(dict instanceof PDFDict)) return null;
    const ids = trailer?.get(PDFName.of('ID'));
    const id = ids instanceof PDFArray ? ids.get(0) : undefined;
    return { dict, ref: encrypt instanceof PDFRef ? encrypt : null, id: bytesOf(id) };
  } catch {
    // pdf-lib's parser throws at anything but a PDF.
    return null;
  }
}

function trailerOf({ bytes, text }: Source): PDFDict | null {
  if (!text.slice(0, TAIL).includes('%PDF-')) return null;
  const [, start] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-TAIL)) ?? [];
  if (start === undefined) return null;
  const at = Number(start);
  const head = text.slice(at, at + 40);
  const stream = /^\s*\d+\s+\d+\s+obj/.exec(head);
  if (stream !== null) return dictAt(bytes, at + stream[0].length);
  if (!/^\s*xref/.test(head)) return null;
  const trailer = text.indexOf('trailer', at);
  return trailer < 0 ? null : dictAt(bytes, trailer + 'trailer'.length);
}

/** The object of a reference; the last definition in the file wins. */
function objectOf({ bytes, text }: Source, ref: PDFRef): PDFObject | null {
  const head = `${ref.objectNumber} ${ref.generationNumber} obj`;
  for (let at = text.lastIndexOf(head); at > 0; at = text.lastIndexOf(head, at - 1)) {
    if (!/\d/.test(text.charAt(at - 1))) return parseAt(bytes, at + head.length);
  }
  return null;
}

function parseAt(bytes: Uint8Array, at: number): PDFObject {
  return PDFObjectParser.forBytes(bytes.subarray(at), PDFContext.create()).parseObject();
}

function dictAt(bytes: Uint8Array, at: number): PDFDict | null {
  const object = parseAt(bytes, at);
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

function encryptionOf(dict: PDFDict, ref: PDFRef | null): Encryption {
  const number = (key: string) => {
    const value = dict.get(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : null;
  };
  const bytes = (key: string) => bytesOf(dict.get(PDFName.of(key)));
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

const bytesOf = (value: PDFObject | undefined) =>
  value instanceof PDFHexString || value instanceof PDFString ? value.asBytes() : new Uint8Array();

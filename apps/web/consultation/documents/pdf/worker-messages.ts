import type {
  DocumentInput,
  FilledForm,
  FilledText,
  FormFile,
  MadePdf,
  PdfDocument,
  Signer,
} from '#pdf/domain';
import type { DocumentKind, FormKind } from '../../papers/document-kinds.ts';
import type { DocumentSignatures } from '../../papers/document-signatures.ts';

/** A document to be made from a consultation. */
export interface DocumentOrder {
  readonly kind: DocumentKind;
  readonly input: DocumentInput;
  /** Drawn if they were given for this content. */
  readonly signatures?: DocumentSignatures | undefined;
}

/** A form to be filled from a consultation. */
export interface FormOrder {
  readonly kind: FormKind;
  readonly input: DocumentInput;
  readonly form: FormFile;
}

export type AnyOrder = DocumentOrder | FormOrder;

/** A filled form and its content. */
export interface MadeForm {
  readonly pdf: FilledForm;
  readonly texts: readonly FilledText[];
  /** Descriptions of the fields whose text does not fit. */
  readonly unfit: readonly string[];
  /** Products that have no place in the form. */
  readonly left: number;
  /** No proposal is decided for: products and amounts are open. */
  readonly undecided: boolean;
}

/** A document as shown, and as a file. */
export interface MadeDocument {
  readonly document: PdfDocument;
  readonly pdf: MadePdf;
  /** Identifies what it holds; undefined where the browser cannot tell. */
  readonly content: string | undefined;
  /** The same without signatures: what a signature is given for. */
  readonly unsigned: string | undefined;
  /** Who has a line to sign. */
  readonly signers: readonly Signer[];
}

/** Several documents in one file. */
export interface MadeJob extends MadePdf {
  /** For each document whether signatures were left out, because they were given for other content. */
  readonly outdated: readonly boolean[];
  /** The forms in it, as filled. */
  readonly forms: readonly MadeForm[];
}

/** Small product pictures by key, JPEG. */
export type OrderPictures = ReadonlyMap<string, Blob>;

/** A document order with its pictures. */
export interface PicturedOrder extends DocumentOrder {
  readonly pictures: OrderPictures;
}

/** What the page asks of the worker. */
export type PdfTask =
  /** One document as a file; `password` null leaves it readable, only for the adviser's screen. */
  | { readonly task: 'file'; readonly order: PicturedOrder; readonly password: string | null }
  /** Several documents in one readable file, to be printed. */
  | {
      readonly task: 'job';
      readonly orders: readonly DocumentOrder[];
      readonly forms: readonly FormOrder[];
      readonly pictures: OrderPictures;
    }
  /** A contract's form, filled; `password` as for a file. */
  | { readonly task: 'form'; readonly order: FormOrder; readonly password: string | null }
  /** A slip with the password of a document, to be printed. */
  | { readonly task: 'slip'; readonly password: string }
  /** What documents would hold, without making them. */
  | { readonly task: 'contents'; readonly orders: readonly DocumentOrder[] };

/** The result of each task. `contents` holds undefined for a document that the browser cannot identify. */
export interface PdfResults {
  readonly file: MadeDocument;
  readonly job: MadeJob;
  readonly form: MadeForm;
  readonly slip: MadePdf;
  readonly contents: readonly (string | undefined)[];
}

/** A request of the page to the worker. */
export type PdfOrder = PdfTask & { readonly id: number };

/** A response of the worker: the document is drawn and being written, then the result; null if it failed. */
export type PdfAnswer =
  | { readonly id: number; readonly drawn: true }
  | { readonly id: number; readonly made: PdfResults[keyof PdfResults] | null };

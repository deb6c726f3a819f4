import type { DocumentInput, MadePdf, PdfDocument, PositionId } from '#pdf/domain';
import type { DocumentKind } from '../kinds/document-kinds.ts';

/** A document to be made from a consultation. */
export interface DocumentOrder {
  readonly kind: DocumentKind;
  readonly input: DocumentInput;
}

/** A document as shown, and as a file. */
export interface MadeDocument {
  readonly document: PdfDocument;
  readonly pdf: MadePdf;
  /** Ticked care aids; only for the application. */
  readonly positions: readonly PositionId[];
}

/** A document order with its pictures. */
export interface PicturedOrder extends DocumentOrder {
  /** Small product pictures by key, JPEG. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/** A request of the page to the worker. */
export interface PdfOrder extends PicturedOrder {
  readonly id: number;
  /** Encrypts the file; null leaves it readable, only for the adviser's screen. */
  readonly password: string | null;
}

/** A response of the worker: the document is drawn and being written, then the result; null if it failed. */
export type PdfAnswer =
  | { readonly id: number; readonly drawn: true }
  | { readonly id: number; readonly made: MadeDocument | null };

import type { DocumentInput, MadePdf, PdfDocument, PositionId } from '#pdf/domain';
import type { DocumentKind } from '../kinds/document-kinds.ts';

/** A document that is to be made from a consultation. */
export interface DocumentOrder {
  readonly kind: DocumentKind;
  readonly input: DocumentInput;
}

/** A document as it is shown, and as a file. */
export interface MadeDocument {
  readonly document: PdfDocument;
  readonly pdf: MadePdf;
  /** Which care aids are ticked; of the application only. */
  readonly positions: readonly PositionId[];
}

/** A document with what it shows beside words. */
export interface PicturedOrder extends DocumentOrder {
  /** Small pictures of products by their keys, JPEG. */
  readonly pictures: ReadonlyMap<string, Blob>;
}

/** What the page asks of the worker. */
export interface PdfOrder extends PicturedOrder {
  readonly id: number;
  /** Encrypts the file; null leaves it readable, for the screen of the adviser only. */
  readonly password: string | null;
}

/** What the worker says: that a document is drawn and now written, and then what it made; null: it could not be made. */
export type PdfAnswer =
  | { readonly id: number; readonly drawn: true }
  | { readonly id: number; readonly made: MadeDocument | null };

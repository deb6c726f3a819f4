import type { MadePdf, PdfDocument } from '#pdf/domain';

/** What the page asks of the worker. */
export interface PdfOrder {
  readonly id: number;
  readonly document: PdfDocument;
  /** Encrypts the file; null leaves it readable, for the screen of the adviser only. */
  readonly password: string | null;
}

/** What the worker answers; null: it could not be made. */
export interface PdfAnswer {
  readonly id: number;
  readonly made: MadePdf | null;
}

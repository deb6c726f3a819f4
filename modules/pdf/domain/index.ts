/** The documents, pure part: what they say, how they are set, and how they become a file. */
export * from './documents/aid-application.ts';
export { AID_POSITIONS, type PositionId } from './documents/aid-positions.ts';
export * from './documents/care-proposal.ts';
export * from './documents/document-input.ts';
export * from './documents/documentation.ts';
export type { Block as PdfBlock, PdfDocument } from './layout/block.ts';
export * from './make-pdf.ts';
export { type PlainBlock, readPlainDocument } from './plain-document.ts';
export type { Coverage, FileName, TypefaceFile, TypefaceSource } from './typeface/typeface-file.ts';

/** The documents, pure part: content, layout and file. */
export { aidApplication, aidApplicationRefusal } from './documents/aid-application/aid-application.ts';
export { aidApplicationValues, aidsWithoutSize } from './documents/aid-application/aid-application-values.ts';
export { AID_POSITIONS, type PositionId } from './documents/aid-application/aid-positions.ts';
export { aidWarnings } from './documents/aid-application/aid-warnings.ts';
export { careProposal } from './documents/care-proposal.ts';
export { CARERS, type Carer, type DocumentInput, type DocumentProduct } from './documents/document-input.ts';
export { documentation } from './documents/documentation.ts';
export { type MadePdf, makePdf } from './documents/make-pdf.ts';
export { type PlainBlock, readPlainDocument } from './documents/plain-document.ts';
export { proposalWarnings } from './documents/proposal-warnings.ts';
export { shownDocument } from './documents/shown-document.ts';
export type { Block as PdfBlock, PdfDocument } from './layout/block.ts';
export type { Coverage, FileName, TypefaceFile, TypefaceSource } from './typeface/typeface-file.ts';

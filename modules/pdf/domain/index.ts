/** The documents, pure part: what they say, how they are set, and how they become a file. */
export { aidApplication, aidApplicationRefusal } from './documents/aid-application.ts';
export { aidApplicationValues, aidsWithoutSize } from './documents/aid-application-values.ts';
export { AID_POSITIONS, type PositionId } from './documents/aid-positions.ts';
export { aidWarnings } from './documents/aid-warnings.ts';
export { careProposal } from './documents/care-proposal.ts';
export { CARERS, type Carer, type DocumentInput, type DocumentProduct } from './documents/document-input.ts';
export { documentation } from './documents/documentation.ts';
export { proposalWarnings } from './documents/proposal-warnings.ts';
export type { Block as PdfBlock, PdfDocument } from './layout/block.ts';
export { type MadePdf, makePdf } from './make-pdf.ts';
export { type PlainBlock, readPlainDocument } from './plain-document.ts';
export { shownDocument } from './shown-document.ts';
export type { Coverage, FileName, TypefaceFile, TypefaceSource } from './typeface/typeface-file.ts';

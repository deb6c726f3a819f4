import {
  aidApplication,
  aidReceipt,
  careProposal,
  type DocumentInput,
  documentation,
  type PdfDocument,
  takeHome,
} from '#pdf/domain';
import type { DocumentKind } from '../../papers/document-kinds.ts';
import type { DocumentOrder } from './worker-messages.ts';

const MAPPINGS: Readonly<Record<DocumentKind, (input: DocumentInput) => PdfDocument>> = {
  documentation,
  proposal: careProposal,
  application: aidApplication,
  receipt: aidReceipt,
  'take-home': takeHome,
};

/** A document of a consultation, as shown and drawn. */
export function documentOf({ kind, input }: DocumentOrder): PdfDocument {
  return MAPPINGS[kind](input);
}

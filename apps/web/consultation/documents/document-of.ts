import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  type PdfDocument,
} from '#pdf/domain';
import type { DocumentKind } from './document-kinds.ts';

const MAPPINGS: Readonly<Record<DocumentKind, (input: DocumentInput) => PdfDocument>> = {
  documentation,
  proposal: careProposal,
  application: aidApplication,
};

/** A document of a consultation, as it is shown and drawn. */
export function documentOf(kind: DocumentKind, input: DocumentInput): PdfDocument {
  return MAPPINGS[kind](input);
}

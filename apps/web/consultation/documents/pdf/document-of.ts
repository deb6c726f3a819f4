import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  type PdfDocument,
  type PositionId,
  positionValues,
  takeHome,
} from '#pdf/domain';
import type { DocumentKind } from '../../papers/document-kinds.ts';
import type { DocumentOrder } from './worker-messages.ts';

const MAPPINGS: Readonly<Record<DocumentKind, (input: DocumentInput) => PdfDocument>> = {
  documentation,
  proposal: careProposal,
  application: aidApplication,
  'take-home': takeHome,
};

/** A document of a consultation, as shown and drawn. */
export function documentOf({ kind, input }: DocumentOrder): PdfDocument {
  return MAPPINGS[kind](input);
}

/** The positions ticked in the application. */
export function tickedPositions({ kind, input }: DocumentOrder): readonly PositionId[] {
  if (kind !== 'application') return [];
  return positionValues(input).flatMap(({ id, checked }) => (checked ? [id] : []));
}

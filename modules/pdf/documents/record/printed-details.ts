import type { DocumentDetails } from '#consultation/domain';
import type { DocumentInput } from '../document-input.ts';

/** Replace what identifies somebody in a trial; what was not entered stays empty. */
const DUMMIES = {
  advisedName: 'Max Mustermann',
  signerName: 'Max Mustermann',
  prescribedBy: 'Arztpraxis Muster',
  recommendedBy: 'Pflegedienst Muster',
} as const satisfies DocumentDetails;

/** The details that reach a document: trimmed texts, placeholders in a trial. */
export function printedDetails({
  details = {},
  institution,
}: Pick<DocumentInput, 'details' | 'institution'>): DocumentDetails {
  const entries = Object.entries(details).flatMap(([field, value]): (readonly [string, unknown])[] => {
    if (typeof value !== 'string') return [[field, value]];
    const text = value.trim();
    if (text === '') return [];
    const dummy = institution.trial ? (DUMMIES as Readonly<Record<string, string>>)[field] : undefined;
    return [[field, dummy ?? text]];
  });
  return Object.fromEntries(entries) as DocumentDetails;
}

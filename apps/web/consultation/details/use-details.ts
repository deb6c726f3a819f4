import { useCallback } from 'react';
import type { DocumentDetails } from '#consultation/domain';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';

const NONE: DocumentDetails = {};

/** The details for the documents, and a change of some of them; an empty text counts as no answer. */
export function useDetails(): {
  readonly details: DocumentDetails;
  readonly set: (change: DocumentDetails) => void;
} {
  const details = useDraftPart(({ draft }) => draft.details) ?? NONE;
  const { update } = useDraftActions();
  const set = useCallback(
    (change: DocumentDetails) =>
      update((draft) => ({ ...draft, details: answered({ ...draft.details, ...change }) })),
    [update],
  );
  return { details, set };
}

function answered(details: DocumentDetails): DocumentDetails {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined && value !== ''),
  ) as DocumentDetails;
}

/** The chosen values with one added or removed, in the order of `all`. */
export function toggled<Value extends string>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: string,
): readonly Value[] {
  return all.filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each)));
}

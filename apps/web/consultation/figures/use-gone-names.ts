import { useCallback } from 'react';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** What products that have left the catalogue were called when they were last priced; null where nobody noted it. */
export function useGoneNames(): (product: string) => string | null {
  const sizes = useDraftPart((state) => state.draft.figures?.basis.sizes);
  return useCallback((id) => sizes?.find(({ product }) => product === id)?.name ?? null, [sizes]);
}

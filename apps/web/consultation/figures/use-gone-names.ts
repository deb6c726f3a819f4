import { useCallback } from 'react';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** The last known name of a product that has left the catalogue; null if unknown. */
export function useGoneNames(): (product: string) => string | null {
  const sizes = useDraftPart((state) => state.draft.figures?.basis.sizes);
  return useCallback((id) => sizes?.find(({ product }) => product === id)?.name ?? null, [sizes]);
}

import { useEffect, useState } from 'react';
import type { CareDefinitions } from '#consultation/domain';
import { cachedData, isStale } from '../../connection/loader-cache.ts';
import { loadData } from '../../frame/navigation/prefetch.ts';
import { CARE, type CareVersion, isComplete } from '../care/care-data.ts';

/** The catalogue and the other definitions, from this window or the server; null if it cannot be reached. */
export async function loadCatalogue(): Promise<CareDefinitions | null> {
  const known = catalogueAtHand();
  if (known !== null && !isStale(CARE)) return known;
  await loadData();
  return catalogueAtHand();
}

function catalogueAtHand(): CareDefinitions | null {
  const care = cachedData<CareVersion | null>(CARE);
  return care != null && isComplete(care) ? care : null;
}

/** The definitions on a screen whose own data lack them; null until they have arrived. */
export function useCatalogue(): CareDefinitions | null {
  const [care, setCare] = useState(catalogueAtHand);
  useEffect(() => {
    let gone = false;
    if (care === null) void loadCatalogue().then((loaded) => gone || setCare(loaded));
    return () => {
      gone = true;
    };
  }, [care]);
  return care;
}

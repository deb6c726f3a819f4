import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { type CatalogueFilter, readCatalogueFilter, writeCatalogueFilter } from '#catalogue/domain';

/** The filter in the address, and the way to change it: at once, in the same entry of the history. */
export function useCatalogueFilter() {
  const { key } = useLocation();
  const [made, setMade] = useState(() => ({ at: key, filter: filterInAddress() }));
  let current = made;
  // Another entry of the history, such as that of the menu's link to the whole catalogue.
  if (made.at !== key) {
    current = { at: key, filter: filterInAddress() };
    setMade(current);
  }
  const change = useCallback(
    (filter: CatalogueFilter) => {
      setMade({ at: key, filter });
      writeAddress(filter);
    },
    [key],
  );
  return { filter: current.filter, change };
}

function filterInAddress(): CatalogueFilter {
  return readCatalogueFilter(new URLSearchParams(window.location.search));
}

/**
 * Beside the router, which would tell all that is on the page: with 2,000 sizes that takes longer than the
 * filtering. It reads the address when it comes back to this entry; what the entry knows otherwise, such as
 * the proposal the catalogue was opened for, stays.
 */
function writeAddress(filter: CatalogueFilter): void {
  const { pathname } = window.location;
  const params = writeCatalogueFilter(filter).toString();
  window.history.replaceState(window.history.state, '', params === '' ? pathname : `${pathname}?${params}`);
}

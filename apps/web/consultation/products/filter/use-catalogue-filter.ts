import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { type CatalogueFilter, readCatalogueFilter, writeCatalogueFilter } from '#catalogue/domain';

/**
 * The filter in the address, and a setter that applies at once, in the same history entry, which `key` names. It is
 * the part behind the #, which no request and no Referer carries: severity and size are answers.
 */
export function useCatalogueFilter() {
  const { key: entry, hash } = useLocation();
  // The same entry, where somebody edits the address.
  const key = `${entry}${hash}`;
  const [made, setMade] = useState(() => ({ at: key, filter: filterInAddress() }));
  let current = made;
  // Another history entry, for example from the menu's link to the whole catalogue.
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
  return { filter: current.filter, change, key };
}

function filterInAddress(): CatalogueFilter {
  return readCatalogueFilter(new URLSearchParams(window.location.hash.slice(1)));
}

/**
 * Bypasses the router, which would rerender the whole page: with 2,000 sizes that takes longer than the
 * filtering. The router reads the address when it returns to this entry; the rest of the history state, such as
 * the proposal the catalogue was opened for, is kept.
 */
function writeAddress(filter: CatalogueFilter): void {
  const { pathname } = window.location;
  const params = writeCatalogueFilter(filter).toString();
  window.history.replaceState(window.history.state, '', params === '' ? pathname : `${pathname}#${params}`);
}

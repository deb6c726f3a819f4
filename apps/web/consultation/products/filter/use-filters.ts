import { useLocation } from '@remix-run/react';
import { useCallback, useMemo, useState } from 'react';
import {
  type CatalogueFilter,
  type CatalogueTab,
  type FilterGroup,
  readCatalogueFilter,
  toggleFilter,
  writeCatalogueFilter,
} from '#catalogue/domain';
import { usePerson } from '../../care/use-person.ts';
import type { PresetGroup } from '../../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import { isPresetGroup, type Presets, presetsFor, withPresets } from './presets.ts';

const NOTHING_OFF: readonly PresetGroup[] = [];
const NO_PRESETS: Presets = {};

/** Filters of the open tab: those chosen by hand, and those that the person's answers set. */
export interface ListFilter {
  /** What is chosen by hand; hides sizes too. */
  readonly chosen: CatalogueFilter;
  /** With what the answers set; hides products. */
  readonly all: CatalogueFilter;
  readonly presets: Presets;
}

/** The filters of the catalogue, and what changes them. */
export function useFilters() {
  const { filter: chosen, change, key } = useCatalogueFilter();
  const { answers } = usePerson();
  const { note } = useDraftActions();
  const off = useDraftPart(({ draft }) => draft.presetsOff) ?? NOTHING_OFF;
  // Changing the tab clears all filters until the catalogue is opened again.
  const [clearedAt, setClearedAt] = useState<string | null>(null);
  const { groesse, verlust } = answers;
  const filter: ListFilter = useMemo(() => {
    const presets = clearedAt === key ? NO_PRESETS : presetsFor(chosen, { groesse, verlust }, off);
    return { chosen, presets, all: withPresets(chosen, presets) };
  }, [chosen, groesse, verlust, off, clearedAt, key]);

  const takeOff = useCallback(
    (groups: readonly PresetGroup[]) =>
      note((draft) => {
        const before = draft.presetsOff ?? NOTHING_OFF;
        const added = groups.filter((group) => !before.includes(group));
        return added.length === 0 ? draft : { ...draft, presetsOff: [...before, ...added] };
      }),
    [note],
  );
  const openTab = useCallback(
    (tab: CatalogueTab) => {
      setClearedAt(key);
      change({ tab, chosen: {} });
    },
    [change, key],
  );
  /** `value` null: all. */
  const toggle = (group: FilterGroup, value: string | null) => {
    const next = toggleFilter({ ...chosen, chosen: { ...chosen.chosen, ...filter.presets } }, group, value);
    const { [group]: values } = next.chosen;
    const { [group]: _, ...others } = chosen.chosen;
    if (isPresetGroup(group)) takeOff([group]);
    change({ ...chosen, chosen: values === undefined ? others : { ...others, [group]: values } });
  };
  const clear = useCallback(() => {
    takeOff(Object.keys(filter.presets) as PresetGroup[]);
    change({ tab: chosen.tab, chosen: {} });
  }, [takeOff, filter.presets, change, chosen.tab]);
  return { filter, openTab, toggle, takeOff, clear };
}

/**
 * The filter in the address, and a setter that applies at once, in the same history entry, which `key` names. It is
 * the part behind the #, which no request and no Referer carries: severity and size are answers.
 */
function useCatalogueFilter() {
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

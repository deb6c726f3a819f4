import { useState } from 'react';
import type { KrankenkassenChoice } from '#institution';
import type { ManagedKrankenkasse } from '#institution/domain';
import { sameName } from '#platform/domain';
import type { Tree } from '../../ui/form/merge/three-way.ts';
import { type Chosen, chosenOf, chosenOfTexts, toggled, withAll, withOwn } from './chosen.ts';
import type { EditedChoice } from './offer-in-words.ts';

/**
 * The Krankenkassen of an institution while they are edited.
 *
 * @param all the vendor's list
 */
export function useEditedChoice(choice: KrankenkassenChoice, all: readonly ManagedKrankenkasse[]) {
  const [entries, setEntries] = useState(() => chosenOf(choice));
  const [zusaetzlich, setZusaetzlich] = useState(choice.zusaetzlich);
  const [dropped, setDropped] = useState<readonly Chosen[]>([]);
  const [doubled, setDoubled] = useState<Chosen | null>(null);
  const without = (gone: Chosen) => entries.filter((each) => each !== gone);

  const toggleOwn = (own: Chosen) => {
    const isBack = dropped.includes(own);
    setDropped(isBack ? dropped.filter((each) => each !== own) : [...dropped, own]);
    setEntries(isBack ? withOwn(entries, own, null) : without(own));
  };
  const remove = (gone: Chosen) => (gone.rates === null ? setEntries(without(gone)) : toggleOwn(gone));
  const replace = (next: EditedChoice) => {
    setEntries(next.entries);
    setZusaetzlich(next.zusaetzlich);
    setDropped([]);
    setDoubled(null);
  };
  return {
    zusaetzlich,
    entries,
    /** Own ones that have been switched off and are gone with the next save. */
    dropped,
    /** An entry that was switched off because its name was entered again; null for none. */
    doubled,
    setZusaetzlich,
    toggle: (kasse: ManagedKrankenkasse) => setEntries(toggled(entries, kasse)),
    toggleOwn,
    remove,
    addAll: () => setEntries(withAll(entries, all)),
    /** Takes an own one. @param former name of the entry it replaces; null for a new one */
    take(own: Chosen, former: string | null, isAdded: boolean) {
      setEntries(withOwn(entries, own, former));
      setZusaetzlich(isAdded);
      setDropped(dropped.filter(({ Kasse }) => !sameName(Kasse, own.Kasse)));
      setDoubled(null);
    },
    /** Switches off an entry whose name was entered again (access specification, section 5, 'Own insurer'). */
    double(entry: Chosen) {
      remove(entry);
      setDoubled(entry);
    },
    /** Switches that entry on again. */
    undouble(entry: Chosen) {
      setEntries(withOwn(entries, entry, null));
      setDropped(dropped.filter((each) => each !== entry));
      setDoubled(null);
    },
    replace,
    /** Takes the choice read from its controls. */
    takeTexts(texts: object) {
      const next = texts as { readonly zusaetzlich?: unknown; readonly entries?: readonly Tree[] };
      const isAdded = next.zusaetzlich === true || next.zusaetzlich === 'on';
      replace({ zusaetzlich: isAdded, entries: chosenOfTexts(next.entries ?? [], all) });
    },
    saved() {
      setDropped([]);
      setDoubled(null);
    },
  };
}

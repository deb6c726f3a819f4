import { nameKey } from '#platform/domain';

/** What an institution has chosen, as far as it decides what its consultations offer. */
interface Choice<Entry> {
  /** Whether its own Krankenkassen come in addition to the vendor's whole list, not in place of it. */
  readonly zusaetzlich: boolean;
  readonly entries: readonly Entry[];
}

const { compare } = new Intl.Collator('de');

/**
 * The Krankenkassen that consultations of an institution offer, sorted by name (docs/decisions/0051): the chosen
 * ones; the vendor's whole list while none is chosen; or that list and the institution's own, where these come in
 * addition. Of two with one name the institution's own counts.
 */
export function offeredOf<
  Entry extends { readonly Kasse: string; readonly krankenkassenId: number | null },
  Listed extends { readonly Kasse: string },
>({ zusaetzlich, entries }: Choice<Entry>, list: readonly Listed[]): readonly (Entry | Listed)[] {
  if (entries.length === 0) return list;
  if (!zusaetzlich) return entries;
  const own = entries.filter(({ krankenkassenId }) => krankenkassenId === null);
  const names = new Set(own.map(({ Kasse }) => nameKey(Kasse)));
  const others = list.filter(({ Kasse }) => !names.has(nameKey(Kasse)));
  return [...others, ...own].sort((a, b) => compare(a.Kasse, b.Kasse));
}

import type { ChosenKrankenkasse, StoredSettings } from '#institution';
import {
  type KrankenkassenChoiceInput,
  krankenkasseRecord,
  type ManagedKrankenkasse,
  PAUSCHALEN,
  saetzeText,
} from '#institution/domain';
import { definedOnly, formatEuro, initialOf, nameKey } from '#platform/domain';
import type { FileKrankenkasse } from './settings-file.ts';
import type { PartPlan, SettingsChange } from './settings-parts.ts';

type StoredChoice = Pick<StoredSettings, 'krankenkassen' | 'krankenkassenZusaetzlich'>;
type Entries = KrankenkassenChoiceInput['entries'];

/** What a file would change in the Krankenkassen: it replaces the whole list, as the page does. */
export function planKrankenkassen(
  file: { readonly krankenkassen: readonly FileKrankenkasse[]; readonly zusaetzlich: boolean },
  { krankenkassen: stored, krankenkassenZusaetzlich: before }: StoredChoice,
  vendors: readonly ManagedKrankenkasse[],
): PartPlan<Entries> {
  const present = new Map(stored.map((row) => [nameKey(row.Kasse), row]));
  const byName = new Map(vendors.map((vendor) => [nameKey(vendor.Kasse), vendor]));
  const entries: Entries[number][] = [];
  const wanted = new Map<string, { readonly name: string; readonly text: string }>();
  const leftOut: string[] = [];
  for (const each of file.krankenkassen) {
    const key = nameKey(each.Kasse);
    const vendor = isOwn(each) ? undefined : byName.get(key);
    if (wanted.has(key)) leftOut.push(`Krankenkasse „${each.Kasse}“: Sie steht zweimal in der Datei.`);
    else if (isOwn(each)) {
      entries.push({ krankenkassenId: null, ...each });
      wanted.set(key, { name: each.Kasse, text: ratesOf(withUnsaid(each, present.get(key))) });
    } else if (vendor === undefined)
      leftOut.push(`Krankenkasse „${each.Kasse}“: Sie steht nicht (mehr) in der Liste der Krankenkassen.`);
    else {
      entries.push({ krankenkassenId: vendor.id });
      wanted.set(key, { name: vendor.Kasse, text: LISTED });
    }
  }
  const offer =
    file.zusaetzlich === before
      ? []
      : [{ name: 'Eigene Krankenkassen', before: inWords(before), after: inWords(file.zusaetzlich) }];
  return { write: entries, changes: [...changesOf(stored, wanted), ...offer], leftOut };
}

const inWords = (zusaetzlich: boolean) => (zusaetzlich ? 'zusätzlich zur ganzen Liste' : 'nur die gewählten');

const LISTED = 'aus der Liste gewählt';

function changesOf(
  stored: readonly ChosenKrankenkasse[],
  wanted: ReadonlyMap<string, { readonly name: string; readonly text: string }>,
): SettingsChange[] {
  const present = new Map(stored.map((row) => [nameKey(row.Kasse), row]));
  const changed = stored.flatMap((row): SettingsChange[] => {
    const before = row.krankenkassenId === null ? ratesOf(row) : LISTED;
    const after = wanted.get(nameKey(row.Kasse));
    if (after === undefined) return [{ name: row.Kasse, before, after: null }];
    const isSame = after.text === before && after.name === row.Kasse;
    return isSame ? [] : [{ name: after.name, before, after: after.text }];
  });
  const added = [...wanted].flatMap(([key, { name, text }]) =>
    present.has(key) ? [] : [{ name, before: null, after: text }],
  );
  return [...changed, ...added];
}

type OwnRates = Extract<FileKrankenkasse, { readonly Kinderpauschale: number }>;

const isOwn = (kasse: FileKrankenkasse): kasse is OwnRates => 'Kinderpauschale' in kasse;

type Rates = Omit<ChosenKrankenkasse, 'id' | 'krankenkassenId' | 'Kasse'>;

/** Fills in what the file omits from the stored values. */
const withUnsaid = (own: OwnRates, stored: Rates | undefined): Rates => ({
  ...initialOf(krankenkasseRecord),
  ...stored,
  ...definedOnly(own),
});

function ratesOf({ selfPay, IK, Saetze, ...rates }: Rates): string {
  const pauschalen = PAUSCHALEN.map((name) => `${name.replace('pauschale', '')} ${formatEuro(rates[name])}`);
  const amounts = `${pauschalen.join(', ')}, Kindalter ${rates.Kindalter}`;
  return [amounts, selfPay && 'Selbstzahler', saetzeText(Saetze), IK && `IK ${IK}`]
    .filter(Boolean)
    .join('; ');
}

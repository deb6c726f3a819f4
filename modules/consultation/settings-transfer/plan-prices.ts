import { type Product, sizeLabel } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { SettingsFile } from './settings-file.ts';
import type { PartPlan, SettingsChange } from './settings-parts.ts';

type FilePrice = NonNullable<SettingsFile['prices']>[number];
type Changes = Readonly<Record<string, Cents | null>>;

/** Most unknown numbers listed in a sentence. */
const MOST_NAMED = 20;

interface Size {
  readonly id: string;
  readonly PZN: string;
  readonly name: string;
}

/**
 * What a file would change in the own prices. Sizes of the catalogue without a price in the file return to the list
 * price; prices of deleted sizes stay.
 */
export function planPrices(
  given: readonly FilePrice[],
  stored: OwnPrices,
  products: readonly Product[],
): PartPlan<Changes> {
  const sizes = sizesByNumber(products);
  const wanted = new Map<string, Cents>();
  const unknown = new Set<string>();
  const twice = new Set<string>();
  for (const { Artikelnummer, PZN, Preis } of given) {
    const found = sizes.get(Artikelnummer) ?? [];
    const size = found.find((each) => each.PZN === PZN) ?? (found.length === 1 ? found[0] : undefined);
    if (size === undefined) unknown.add(Artikelnummer);
    else if (wanted.has(size.id)) twice.add(Artikelnummer);
    else wanted.set(size.id, Preis);
  }
  const changes: SettingsChange[] = [];
  const write: Record<string, Cents | null> = {};
  for (const { id, name } of [...sizes.values()].flat()) {
    const [before, after] = [stored.get(id) ?? null, wanted.get(id) ?? null];
    if (before === after) continue;
    changes.push({ name, before: shown(before), after: shown(after) });
    write[id] = after;
  }
  return { write, changes, leftOut: [...leftOutOf(unknown, UNKNOWN), ...leftOutOf(twice, TWICE)] };
}

const UNKNOWN = [
  'Diese Artikelnummer gibt es im Katalog nicht',
  'Artikelnummern gibt es im Katalog nicht',
] as const;
const TWICE = [
  'Diese Artikelnummer steht zweimal in der Datei, es gilt der erste Preis',
  'Artikelnummern stehen zweimal in der Datei, es gilt der erste Preis',
] as const;

function leftOutOf(numbers: ReadonlySet<string>, [one, several]: readonly [string, string]): string[] {
  if (numbers.size === 0) return [];
  const named = [...numbers].slice(0, MOST_NAMED).join(', ');
  const more = numbers.size > MOST_NAMED ? ` und ${numbers.size - MOST_NAMED} weitere` : '';
  return [`Preise: ${numbers.size === 1 ? one : `${numbers.size} ${several}`}: ${named}${more}.`];
}

const shown = (cents: Cents | null): string | null => (cents === null ? null : formatEuro(cents));

function sizesByNumber(products: readonly Product[]): ReadonlyMap<string, readonly Size[]> {
  const all = products.flatMap(({ Produktbezeichnung, sizes }) =>
    Object.entries(sizes).map(([size, { id, Artikelnummer, PZN }]) => ({
      Artikelnummer,
      size: { id, PZN, name: `${Produktbezeichnung}, ${sizeLabel(size)} (Artikelnummer ${Artikelnummer})` },
    })),
  );
  const byNumber = Map.groupBy(all, ({ Artikelnummer }) => Artikelnummer);
  return new Map([...byNumber].map(([number, found]) => [number, found.map(({ size }) => size)]));
}

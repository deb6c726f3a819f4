import type { StoredPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Side } from '../../ui/form/saved/use-conflict.ts';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';

/** What somebody else has saved meanwhile, compared with what is typed here. */
export interface MetPrices {
  /** Sizes whose price both have changed, with the text typed here. */
  readonly asked: ReadonlyMap<string, string>;
  /** Sizes whose price only the other person has changed, with the former price. */
  readonly taken: ReadonlyMap<string, Cents | null>;
  /** Sizes of `asked` where the text typed here was chosen. */
  readonly mine: ReadonlySet<string>;
  /** Number of attempts to save with open decisions. */
  readonly attempt: number;
}

/**
 * Merges the prices stored now into the sheet: it takes over those that only the other person has changed.
 */
export function meetPrices(sheet: PriceSheet, current: StoredPrices): MetPrices {
  const before = sheet.stored;
  const ids = new Set([...before.keys(), ...Object.keys(current.prices)]);
  const changed = [...ids].filter((id) => (before.get(id) ?? null) !== (current.prices[id] ?? null));
  sheet.rebase(current);
  const typed = sheet.changes();
  return {
    asked: new Map(changed.flatMap((id) => (typed[id] === undefined ? [] : [[id, typed[id]]]))),
    taken: new Map(changed.filter((id) => !(id in typed)).map((id) => [id, before.get(id) ?? null])),
    mine: new Set(),
    attempt: 0,
  };
}

/** Restores prices typed earlier; somebody else may have changed some since. */
export function resumePrices(
  sheet: PriceSheet,
  base: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): MetPrices {
  const changed = Object.keys(texts).filter((id) => priceText(sheet.stored.get(id)) !== (base[id] ?? ''));
  sheet.put(Object.entries(texts));
  const typed = sheet.changes();
  const asked = changed.flatMap((id) => (typed[id] === undefined ? [] : [[id, typed[id]] as const]));
  return { asked: new Map(asked), taken: new Map(), mine: new Set(), attempt: 0 };
}

/** Which side's price a size has; null while undecided. A price typed again counts as mine. */
export function sideOfPrice(sheet: PriceSheet, { asked, mine }: MetPrices, id: string): Side | null {
  if (!(id in sheet.changes())) return 'theirs';
  return mine.has(id) || sheet.text(id) !== asked.get(id) ? 'mine' : null;
}

/** Puts the prices of one side into the sheet. */
export function withPrices(sheet: PriceSheet, met: MetPrices, ids: readonly string[], side: Side): MetPrices {
  const text = (id: string) =>
    (side === 'mine' ? met.asked.get(id) : undefined) ?? priceText(sheet.stored.get(id));
  sheet.put(ids.filter((id) => sideOfPrice(sheet, met, id) !== side).map((id) => [id, text(id)]));
  const others = [...met.mine].filter((id) => !ids.includes(id));
  return { ...met, mine: new Set(side === 'mine' ? [...others, ...ids] : others) };
}

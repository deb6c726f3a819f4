import type { Product } from '#catalogue/domain';
import { CARE_TYPES, unitPrice } from '#consultation/domain';
import type { Berechnungsmethode, Krankenkasse } from '#institution/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Draft } from './draft.ts';
import { sameContent } from './same-content.ts';

/** What the figures of a consultation are made from, beside the consultation itself. */
export interface SettingsInUse {
  readonly method: Berechnungsmethode;
  readonly krankenkassen: readonly Krankenkasse[];
  /** By size id. */
  readonly prices: Map<string, Cents>;
  /** Null while no care screen was open. */
  readonly catalogue: readonly Product[] | null;
}

/** What of the settings has become another, as far as a consultation is made from it: one sentence for each. */
export function changedSettings(before: SettingsInUse, now: SettingsInUse, draft: Draft): readonly string[] {
  return [
    ...ofMethod(before, now, draft),
    ...ofKrankenkasse(before, now, draft),
    ...ofPrices(before, now, draft),
  ];
}

function ofMethod(before: SettingsInUse, now: SettingsInUse, { cart }: Draft): readonly string[] {
  const isEmpty = CARE_TYPES.every((area) => cart[area].every(({ lines }) => lines.length === 0));
  if (isEmpty || before.method === now.method) return [];
  return [`Die Berechnungsmethode ist jetzt ${now.method}, vorher ${before.method}.`];
}

function ofKrankenkasse(before: SettingsInUse, now: SettingsInUse, { answers }: Draft): readonly string[] {
  const chosenOf = ({ krankenkassen }: SettingsInUse) =>
    krankenkassen.find(({ Kasse }) => Kasse === answers.krankenkasse);
  const [old, current] = [chosenOf(before), chosenOf(now)];
  // One that is gone is said where figures would need it.
  if (old === undefined || current === undefined || sameContent(ratesOf(old), ratesOf(current))) return [];
  return [`Die Sätze der Krankenkasse „${current.Kasse}“ sind andere.`];
}

/** What figures are made from: not the Institutionskennzeichen, which documents alone name. */
const ratesOf = ({ IK: _, ...rates }: Krankenkasse) => rates;

function ofPrices(before: SettingsInUse, now: SettingsInUse, { cart }: Draft): readonly string[] {
  const lines = cart.flatMap((tabs) => tabs.flatMap((tab) => tab.lines));
  if (now.catalogue === null && lines.length > 0 && !sameContent([...before.prices], [...now.prices]))
    return ['Eigene Preise Ihrer Institution sind andere.'];
  const sentences = lines.flatMap(({ product, size }) => {
    const old = priceIn(before, product, size);
    const current = priceIn(now, product, size);
    if (old === undefined || current === undefined || old.price === current.price) return [];
    return [`${current.name}: ${inWords(current.price)}, vorher ${inWords(old.price)}.`];
  });
  return [...new Set(sentences)];
}

function priceIn({ catalogue, prices }: SettingsInUse, id: string, name: string) {
  const product = catalogue?.find((each) => each.id === id);
  const size = product?.sizes[name];
  if (product === undefined || size === undefined) return undefined;
  const named = product.Produktbezeichnung;
  return {
    name: Object.keys(product.sizes).length === 1 ? named : `${named}, Größe ${name}`,
    price: unitPrice(size, prices),
  };
}

const inWords = (price: Cents | null) => (price === null ? 'ohne Preis' : formatEuro(price));

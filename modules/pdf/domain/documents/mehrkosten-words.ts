import {
  AREA_LABELS,
  type CareType,
  cheapestNeedsBased,
  HINT_TEXTS,
  type Offer,
  proposalName,
  type TabOffer,
} from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { DocumentInput } from './document-input.ts';

/** A proposal of an offer or a cart as the screens name it; `tab` counts from 0. */
export function proposalTitle(
  areas: readonly { readonly tabs: Parameters<typeof proposalName>[0] }[],
  area: CareType,
  tab: number,
): string {
  return `${AREA_LABELS[area]}, ${proposalName(areas[area]?.tabs ?? [], tab)}`;
}

type Named = Pick<DocumentInput, 'cart' | 'products'>;

/** How the Mehrkosten of a proposal come about, in sentences that hold for whoever it is made for. */
export function mehrkostenInWords(input: Named, offer: Offer, area: CareType, tab: TabOffer): string {
  const { grossAllowance: gross, method } = offer;
  if (area === 2) return 'Freiverkauf: ein Kauf ohne Krankenkasse.';
  if (tab.placeOpen) return HINT_TEXTS['place-open'];
  if (tab.careIncomplete) return HINT_TEXTS['price-missing'];
  const total = formatEuro(tab.totalPrice);
  if (gross === 0) return `Gesamtpreis ${total} ohne Abzug: Eine Pauschale gibt es dafür nicht.`;
  if (area === 1 && method === 'B') return fullPriceInWords(total, gross);
  if (gross === null) return HINT_TEXTS['allowance-unknown'];
  if (area === 0) return HINT_TEXTS.covered;
  const base = method === 'C' ? differenceBaseInWords(input, offer, gross) : allowanceBase(gross);
  const { amount, name, more } = base;
  return tab.totalPrice <= amount
    ? `Methode ${method}: Der Gesamtpreis von ${total} liegt nicht über ${name}.${more}`
    : `Methode ${method}: Gesamtpreis ${total} abzüglich ${name}.${more}`;
}

function fullPriceInWords(total: string, gross: Cents | null): string {
  const allowance =
    gross === null ? 'Eine Pauschale' : `Die Pauschale der Krankenkasse von ${formatEuro(gross)} (brutto)`;
  return `Methode B: voller Preis von ${total}. ${allowance} wird darauf nicht angerechnet.`;
}

/** What is taken off, in cents, and by what name; then what is to be said besides, if anything. */
interface Base {
  readonly amount: Cents;
  readonly name: string;
  readonly more: string;
}

const allowanceBase = (gross: Cents, more = ''): Base => ({
  amount: gross,
  name: `der Pauschale der Krankenkasse von ${formatEuro(gross)} (brutto)`,
  more,
});

const NOTHING_TO_COMPARE =
  ' Ein medizinisch notwendiger Vorschlag mit vollständigen Preisen, mit dem zu vergleichen wäre, liegt nicht vor.';

/** The base of method C: the cheapest needs-based proposal, at most the allowance. */
function differenceBaseInWords(input: Named, offer: Offer, gross: Cents): Base {
  const cheapest = cheapestNeedsBased(offer.areas[0].tabs);
  if (cheapest === null) return allowanceBase(gross, NOTHING_TO_COMPARE);
  const price = formatEuro(cheapest);
  const tab = offer.areas[0].tabs.findIndex(
    ({ lines, priceMissing, totalPrice }) => lines.length > 0 && !priceMissing && totalPrice === cheapest,
  );
  const names = (input.cart[0][tab]?.lines ?? []).map(({ product }) => nameOf(input, product));
  const named = `„${proposalTitle(offer.areas, 0, tab)}“ (${[...new Set(names)].join(', ')})`;
  if (cheapest >= gross)
    return allowanceBase(
      gross,
      ` Der günstigste medizinisch notwendige Vorschlag, ${named}, kostet mit ${price} nicht weniger.`,
    );
  return {
    amount: cheapest,
    name: `${price}, dem Preis des günstigsten medizinisch notwendigen Vorschlags ${named}`,
    more: ` Er liegt unter der Pauschale von ${formatEuro(gross)} (brutto).`,
  };
}

const nameOf = ({ products }: Named, id: string) => products.get(id)?.Produktbezeichnung ?? id;

import {
  type CareType,
  cheapestNeedsBased,
  FREE_SALE,
  HINT_TEXTS,
  insurerPays,
  isPurchase,
  type Offer,
  type TabOffer,
} from '#consultation/domain';
import { type Berechnungsmethode, methodOf } from '#institution/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { DocumentInput } from './document-input.ts';
import { proposalTitle } from './proposals.ts';

type Named = Pick<DocumentInput, 'cart' | 'products'>;

/** For a proposal with products that have left the catalogue. */
const SOMETHING_GONE =
  'Mindestens ein Produkt ist nicht mehr im Katalog: Die Kosten lassen sich noch nicht vollständig nennen.';
const NOTHING_LEFT = 'Alle Produkte dieses Vorschlags sind nicht mehr im Katalog.';

/** How the Mehrkosten of a proposal are made up, in sentences that suit any payer. */
export function mehrkostenInWords(input: Named, offer: Offer, area: CareType, tab: TabOffer): string {
  const { grossAllowance: gross, method } = offer;
  if (area === 2) return FREE_SALE;
  if (tab.placeOpen) return HINT_TEXTS['place-open'];
  if (tab.lines.length === 0) return NOTHING_LEFT;
  if (tab.priceMissing) return tab.gone === undefined ? HINT_TEXTS['price-missing'] : SOMETHING_GONE;
  const total = formatEuro(tab.totalPrice);
  if (gross === 0) return `Gesamtpreis ${total} ohne Abzug: Eine Pauschale gibt es dafür nicht.`;
  if (isPurchase(tab)) return 'Mehrkosten fallen nicht an: In diesem Vorschlag ist kein Hilfsmittel.';
  if (!insurerPays(method, area))
    return fullPriceInWords(method, formatEuro(tab.totalPrice - (tab.purchase ?? 0)), gross);
  if (gross === null) return HINT_TEXTS['allowance-unknown'];
  if (area === 0) return HINT_TEXTS.covered;
  const base =
    methodOf(method).deducts === 'needs-based'
      ? differenceBaseInWords(input, offer, gross)
      : allowanceBase(gross);
  const { amount, name, more } = base;
  return tab.totalPrice <= amount
    ? `Methode ${method}: Der Gesamtpreis von ${total} liegt nicht über ${name}.${more}`
    : `Methode ${method}: Gesamtpreis ${total} abzüglich ${name}.${more}`;
}

function fullPriceInWords(method: Berechnungsmethode, total: string, gross: Cents | null): string {
  const allowance =
    gross === null ? 'Eine Pauschale' : `Die Pauschale der Krankenkasse von ${formatEuro(gross)} (brutto)`;
  return `Methode ${method}: voller Preis von ${total}. ${allowance} wird darauf nicht angerechnet.`;
}

/** The deduction in cents, its name, and a note if needed. */
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
  const named = `„${proposalTitle(input, 0, tab)}“ (${namesIn(input, tab).join(', ')})`;
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

/** The distinct names of the products in a needs-based proposal. */
function namesIn({ cart, products }: Named, tab: number): readonly string[] {
  const lines = cart[0][tab]?.lines ?? [];
  return [...new Set(lines.map(({ product }) => products.get(product)?.Produktbezeichnung ?? product))];
}

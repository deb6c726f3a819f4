import { isReusable, type Product, type ProductSize } from '#catalogue/domain';
import {
  type CartLine,
  DAYS_PER_MONTH,
  dailyChanges,
  isWorn,
  type LineOffer,
  packsFollowNeed,
  packsForNeed,
} from '#consultation/domain';
import { counted, formatEuro, withUnit } from '#platform/domain';

const PACKS = ['Packung', 'Packungen'] as const;

/** Explains how a line's figures are calculated. */
export function LineExplanation(props: {
  product: Product;
  size: ProductSize;
  line: CartLine;
  offer: LineOffer;
}) {
  const changes = dailyChanges(props.product);
  return (
    <p className="field-hint">
      {changes !== null && `Empfohlener Wechsel: ${changes}-mal am Tag. `}
      {packsInWords(props)} {priceInWords(props.offer)}
    </p>
  );
}

function packsInWords({ product, size, line, offer }: Parameters<typeof LineExplanation>[0]): string {
  const once = isReusable(product, size);
  const packs = `${counted(offer.monthlyPackages, PACKS)} ${once ? 'einmalig' : 'im Monat'}`;
  if (!isWorn(product) && line.monthlyPackages !== undefined) return `${packs}: von Hand festgelegt.`;
  if (!packsFollowNeed(product, size)) {
    if (line.monthlyPackages !== undefined) return `${packs}: von Hand festgelegt.`;
    return `${packs}: ${once ? 'Das Produkt wird gewaschen und wieder verwendet.' : 'Eine Packung reicht für den Monat.'}`;
  }
  const pieces = offer.dailyNeed * DAYS_PER_MONTH;
  if (!isWorn(product))
    return `Voreingestellt für ${withUnit(pieces, 'Stück')} im Monat, bei ${withUnit(size.pieces, 'Stück')} je Packung: ${packs}.`;
  const need = `${withUnit(offer.dailyNeed, 'Stück')} am Tag × ${withUnit(DAYS_PER_MONTH, 'Tage')} = ${withUnit(pieces, 'Stück')}`;
  const full = packsForNeed(offer.dailyNeed, size.pieces);
  if (line.monthlyPackages !== undefined) return `${need}; ${packs}: von Hand festgelegt.`;
  return `${need}, bei ${withUnit(size.pieces, 'Stück')} je Packung: aufgerundet ${counted(full, PACKS)}.`;
}

function priceInWords(offer: LineOffer): string {
  if (offer.price === null || offer.totalPrice === null) return 'Für diese Größe ist kein Preis hinterlegt.';
  return `${offer.monthlyPackages} × ${formatEuro(offer.price)} = ${formatEuro(offer.totalPrice)}.`;
}

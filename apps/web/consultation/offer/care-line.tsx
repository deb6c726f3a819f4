import { ONE_SIZE, type ProductSize, singularLabel } from '#catalogue/domain';
import { type CartLine, type LineOffer, PERIOD_LABELS, WARNING_TEXTS } from '#consultation/domain';
import { formatEuro } from '#platform/domain';
import { Money } from '../../ui/money.tsx';
import { useCare } from '../care-data.ts';
import type { OfferView } from '../cart/use-offer.ts';

/** A product of a proposal with what is taken of it and its price, to read. */
export function CareLine({ line, view }: { line: CartLine; view: OfferView }) {
  const { products } = useCare();
  const product = products.get(line.product);
  const offer = view.lines.get(line.id);
  const size = product?.sizes[line.size];
  if (product === undefined || offer === undefined || size === undefined) {
    return (
      <li className="care-line">
        <p>Dieses Produkt oder seine Größe ist nicht mehr im Katalog und wird nicht mitgerechnet.</p>
      </li>
    );
  }
  const facts = [
    ...(line.size === ONE_SIZE ? [] : [`Größe ${line.size}`]),
    // Gloves, bed pads and creams are not worn.
    ...(product.PremiumBasis === '-' ? [] : [PERIOD_LABELS[line.selectedTime]]),
    ...(product.liquid ? [] : [`${offer.dailyNeed} Stück am Tag`]),
    packsInWords(offer, size),
  ];
  return (
    <li className="care-line">
      <div>
        <p className="product-choice-name">{product.Produktbezeichnung}</p>
        <p className="field-hint">
          {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
          {singularLabel(product.Anwendungstyp)} · Artikelnummer {size.Artikelnummer} · PZN {size.PZN}
        </p>
        <p>{facts.join(' · ')}</p>
        {line.needsToSelectSize && (
          <p className="message message-notice">Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
        )}
        {(view.warnings.get(line.id) ?? []).map((code) => (
          <p key={code} className="message message-cost">
            {WARNING_TEXTS[code]}
          </p>
        ))}
      </div>
      <strong>
        <Money cents={offer.totalPrice} />
      </strong>
    </li>
  );
}

function packsInWords({ monthlyPackages, price }: LineOffer, { amount, pieces }: ProductSize): string {
  const packs = monthlyPackages === 1 ? '1 Packung im Monat, ' : `${monthlyPackages} Packungen im Monat, je `;
  return `${packs}${amount ?? `${pieces} Stück`}${price === null ? '' : ` zu ${formatEuro(price)}`}`;
}

import {
  isReusable,
  type Product,
  type ProductSize,
  packContent,
  singularLabel,
  sizeInWords,
} from '#catalogue/domain';
import {
  AMOUNT_OPEN,
  againstChanges,
  type CartLine,
  hasDailyNeed,
  isWorn,
  type LineOffer,
  PERIOD_LABELS,
  warningText,
} from '#consultation/domain';
import { counted, formatEuro, withUnit } from '#platform/domain';
import { Money } from '../../ui/basics/money.tsx';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { knownLine } from '../figures/known-line.ts';
import { saidInWords } from '../figures/line-checks.tsx';
import { GoneWords } from '../figures/line-gone.tsx';
import type { OfferView } from '../figures/use-offer.ts';

/** A product of a proposal with its quantity and price, read-only. */
export function CareLine({ line, view }: { line: CartLine; view: OfferView }) {
  const { products } = useCare();
  const { wechseln } = usePerson().answers;
  const known = knownLine(line, products, view);
  if (known === null) {
    return (
      <li className="care-line">
        <p>
          <GoneWords line={line} />
        </p>
        <strong>{AMOUNT_OPEN}</strong>
      </li>
    );
  }
  const { product, offer, size, warnings } = known;
  const conflict = againstChanges(line, offer, product, size.pieces, wechseln);
  const facts = [
    ...[sizeInWords(line.size) ?? []].flat(),
    ...(isWorn(product) ? [PERIOD_LABELS[line.selectedTime]] : []),
    ...(hasDailyNeed(product, size) ? [`${withUnit(offer.dailyNeed, 'Stück')} am Tag`] : []),
    packsInWords(offer, product, size),
  ];
  return (
    <li className="care-line">
      <div>
        <p className="product-choice-name" translate="no">
          {product.Produktbezeichnung}
        </p>
        <p className="field-hint">
          {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
          {singularLabel(product.Anwendungstyp)} · Artikelnummer {size.Artikelnummer} · PZN {size.PZN}
        </p>
        <p>{facts.join(' · ')}</p>
        {line.needsToSelectSize && (
          <p className="message message-notice">Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
        )}
        {conflict && <p className="message message-notice">{saidInWords(conflict.said)}</p>}
        {warnings.map((code) => (
          <p key={code} className="message message-cost">
            {warningText(code, product)}
          </p>
        ))}
      </div>
      <strong>
        <Money cents={offer.totalPrice} />
      </strong>
    </li>
  );
}

function packsInWords({ monthlyPackages, price }: LineOffer, product: Product, size: ProductSize): string {
  const often = isReusable(product, size) ? 'einmalig' : 'im Monat';
  const packs = `${counted(monthlyPackages, ['Packung', 'Packungen'])} ${often}, ${monthlyPackages === 1 ? '' : 'je '}`;
  return `${packs}${packContent(size)}${price === null ? '' : ` zu ${formatEuro(price)}`}`;
}

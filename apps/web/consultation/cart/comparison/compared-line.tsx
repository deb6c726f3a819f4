import { isReusable, packContent, sizeInWords } from '#catalogue/domain';
import {
  AMOUNT_OPEN,
  type CartLine,
  DEFAULT_PERIOD,
  hasDailyNeed,
  isWorn,
  PERIOD_LABELS,
  type ProductsById,
} from '#consultation/domain';
import { Money } from '../../../ui/basics/money.tsx';
import { knownLine } from '../../figures/known-line.ts';
import { GoneWords } from '../../figures/line-gone.tsx';
import type { OfferView } from '../../figures/use-offer.ts';

/** A product of a compared proposal, abbreviated. */
export function ComparedLine(props: { line: CartLine; products: ProductsById; view: OfferView }) {
  const known = knownLine(props.line, props.products, props.view);
  if (known === null)
    return (
      <li>
        <p>
          <GoneWords line={props.line} />
        </p>
        {AMOUNT_OPEN}
      </li>
    );
  const { line, product, size, offer } = known;
  const isForADayPart = isWorn(product) && line.selectedTime !== DEFAULT_PERIOD;
  const facts = [
    ...(isForADayPart ? [PERIOD_LABELS[line.selectedTime]] : []),
    ...[sizeInWords(line.size) ?? []].flat(),
    ...(hasDailyNeed(product, size) ? [`${offer.dailyNeed} am Tag`] : []),
    `${offer.monthlyPackages}\u00a0×\u00a0${packContent(size)}`,
    ...(isReusable(product, size) ? ['einmalig'] : []),
  ];
  return (
    <li>
      <div>
        <p className="product-choice-name" translate="no">
          {product.Produktbezeichnung}
        </p>
        <p className="field-hint">{facts.join(' · ')}</p>
      </div>
      <Money cents={offer.totalPrice} />
    </li>
  );
}

import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { Product, Tier } from '#catalogue/domain';
import { type CareType, FREE_SALE, type RecommendedProduct, recommendationKey } from '#consultation/domain';
import { ReviewNotice } from '../care/deferred-review.tsx';
import { usePerson } from '../care/use-person.ts';
import { useRecommended } from '../care/use-recommended.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { ProductDialog, useProductInfo } from '../products/product-dialog.tsx';
import { Advice } from './advice.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { NothingRecommended } from './nothing-recommended.tsx';
import { ProductChoice } from './product-choice.tsx';
import { useChoice } from './use-choice.ts';

/** The qualities in display order, each with its heading. */
const TIERS = [
  ['Premium', 'Premium'],
  ['Basis', 'Basis'],
  ['-', 'Weitere Produkte'],
] as const satisfies readonly (readonly [Tier, string])[];

/** In which area of the calculator products of a group count, and what that means for the person. */
const ABOUT: Readonly<Record<CareType, string>> = {
  0: 'Für die medizinisch notwendige Versorgung.',
  1: 'Für die Wunschversorgung: Mehrkosten sind möglich.',
  2: FREE_SALE,
};

/** Lists the recommended products; continuing saves the chosen ones into the cart. */
export function RecommendationScreen() {
  const { answers } = usePerson();
  const key = recommendationKey(answers);
  const list = useRecommended();
  return (
    <>
      <ReviewNotice />
      {!key.ok && <MissingAnswers missing={key.missing} />}
      {list && <Recommended list={list} />}
    </>
  );
}

function Recommended({ list }: { list: readonly RecommendedProduct[] }) {
  useProductInfo();
  const { chosen, areaOf, toggle, modeOf, setMode, countOf, goOn, mayCalculate } = useChoice(list);
  const [shown, setShown] = useState<Product | null>(null);
  if (list.length === 0) return <NothingRecommended mayCalculate={mayCalculate} goOn={goOn} />;
  return (
    <>
      <ProductSymbols />
      <p className="lead">
        Diese Produkte passen zu den Angaben. Wählen Sie aus, was Sie berechnen möchten. Zu einer Vorlage
        kommt die passende Fixierhose von selbst dazu.
      </p>
      {TIERS.map(([tier, heading]) => {
        const products = list.filter(({ product }) => product.PremiumBasis === tier);
        const [first] = products;
        return (
          first && (
            <fieldset className="product-group" key={tier} aria-describedby={`group-${tier}`}>
              <legend>{heading}</legend>
              <p className="field-hint" id={`group-${tier}`}>
                {ABOUT[areaOf(first.product)]}
              </p>
              <ul className="product-choices">
                {products.map(({ product, isDefault }) => (
                  <ProductChoice
                    key={product.id}
                    product={product}
                    isDefault={isDefault}
                    chosen={chosen.includes(product.id)}
                    onToggle={() => toggle(product.id)}
                    onShow={() => setShown(product)}
                  />
                ))}
              </ul>
              {tier !== '-' && countOf(tier) > 1 && (
                <ModeChoice
                  quality={tier}
                  count={countOf(tier)}
                  mode={modeOf(tier)}
                  onChoose={(mode) => setMode(tier, mode)}
                />
              )}
            </fieldset>
          )
        );
      })}
      <Advice />
      <div className="page-actions">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
        <div className="page-on">
          <output className="field-hint">{howMany(chosen.length)}</output>
          <button type="button" className="button button-primary" onClick={goOn}>
            {mayCalculate ? 'Versorgung berechnen' : 'zur Zusammenfassung'}
          </button>
        </div>
      </div>
      {shown && <ProductDialog product={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function howMany(count: number): string {
  if (count === 0) return 'Noch kein Produkt ausgewählt.';
  return count === 1 ? '1 Produkt ausgewählt.' : `${count} Produkte ausgewählt.`;
}

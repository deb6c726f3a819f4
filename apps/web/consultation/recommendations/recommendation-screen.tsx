import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { Product, Tier } from '#catalogue/domain';
import { recommendationKey } from '#consultation/domain';
import { ProductSymbols } from '../../ui/product-drawing.tsx';
import { ProductDialog } from '../products/product-dialog.tsx';
import { usePerson } from '../use-person.ts';
import { Advice } from './advice.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { ProductChoice } from './product-choice.tsx';
import { useChoice } from './use-choice.ts';

/** The two qualities in the order in which they are shown, each with what it means for the person. */
const GROUPS: readonly { readonly tier: Tier; readonly about: string }[] = [
  { tier: 'Premium', about: 'Für die Wunschversorgung: mehr Komfort, Mehrkosten sind möglich.' },
  { tier: 'Basis', about: 'Für die medizinisch notwendige Versorgung.' },
];

/** Lists the recommended products; going on saves the chosen ones into the cart. */
export function RecommendationScreen() {
  const { answers } = usePerson();
  const key = recommendationKey(answers);
  return key.ok ? <Recommended recommendationKey={key.key} /> : <MissingAnswers missing={key.missing} />;
}

function Recommended(props: { recommendationKey: string }) {
  const { list, chosen, toggle, goOn, mayCalculate } = useChoice(props.recommendationKey);
  const [shown, setShown] = useState<Product | null>(null);
  return (
    <>
      <ProductSymbols />
      <p className="lead">
        Diese Produkte passen zu den Angaben. Wählen Sie aus, was Sie gemeinsam berechnen möchten. Zu einer
        Vorlage kommt die passende Fixierhose von selbst dazu.
      </p>
      {GROUPS.map(({ tier, about }) => {
        const products = list.filter(({ product }) => product.PremiumBasis === tier);
        return (
          products.length > 0 && (
            <fieldset className="product-group" key={tier} aria-describedby={`group-${tier}`}>
              <legend>{tier}</legend>
              <p className="field-hint" id={`group-${tier}`}>
                {about}
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

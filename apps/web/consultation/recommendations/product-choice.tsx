import { useId } from 'react';
import { type Product, singularLabel } from '#catalogue/domain';
import { formatDrops } from '../products/catalogue-labels.ts';

/** One recommended product as a card that is ticked as a whole. */
export function ProductChoice(props: {
  product: Product;
  isDefault: boolean;
  chosen: boolean;
  onToggle: () => void;
}) {
  const { product, isDefault, chosen, onToggle } = props;
  const id = useId();
  return (
    <label className="product-choice" data-chosen={chosen} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={chosen}
        onChange={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
      />
      <span className="product-choice-name" id={`${id}-name`}>
        {product.Produktbezeichnung}
      </span>
      <span className="product-choice-about" id={`${id}-about`}>
        <span className="row row-tags">
          {product.PremiumBasis !== '-' && (
            <span className={product.PremiumBasis === 'Premium' ? 'tag tag-premium' : 'tag'}>
              {product.PremiumBasis}
            </span>
          )}
          <span className="tag">{singularLabel(product.Anwendungstyp)}</span>
          {product.Schweregrad !== 'Kein Schweregrad' && <span className="tag">{product.Schweregrad}</span>}
          {isDefault && <span className="tag">Standard</span>}
        </span>
        {product.Tropfenanzahl > 0 && (
          <span className="field-hint">{formatDrops(product.Tropfenanzahl)}</span>
        )}
        <span className="field-hint">{product.Vorteilskommunikation.slice(0, 2).join(' · ')}</span>
      </span>
    </label>
  );
}

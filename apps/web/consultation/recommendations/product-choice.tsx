import { useId } from 'react';
import { type Product, singularLabel } from '#catalogue/domain';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { formatDrops } from '../products/catalogue-labels.ts';

/** A recommended product on a card that is ticked as a whole, with a link to its details. */
export function ProductChoice(props: {
  product: Product;
  isDefault: boolean;
  chosen: boolean;
  onToggle: () => void;
  onShow: () => void;
}) {
  const { product, isDefault, chosen, onToggle, onShow } = props;
  const { Produktbezeichnung, Anwendungstyp, Schweregrad, Tropfenanzahl } = product;
  const id = useId();
  return (
    <li className="product-choice">
      <label className="product-choice-card" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
        />
        <span className="product-choice-name" id={`${id}-name`}>
          {Produktbezeichnung}
        </span>
        <ProductPicture product={product} />
        <span className="product-choice-about" id={`${id}-about`}>
          <span className="row row-tags">
            <span className="tag">{singularLabel(Anwendungstyp)}</span>
            {Schweregrad !== 'Kein Schweregrad' && <span className="tag">{Schweregrad}</span>}
            {isDefault && <span className="tag">Standard</span>}
          </span>
          {Tropfenanzahl > 0 && <span>{formatDrops(Tropfenanzahl)}</span>}
          {product.Vorteilskommunikation.slice(0, 2).map((advantage) => (
            <span className="product-choice-point" key={advantage}>
              {advantage}
            </span>
          ))}
        </span>
      </label>
      <button
        type="button"
        className="button button-quiet product-choice-more"
        aria-haspopup="dialog"
        aria-label={`Produktinformation: ${Produktbezeichnung}`}
        onClick={onShow}
      >
        Produktinformation
      </button>
    </li>
  );
}

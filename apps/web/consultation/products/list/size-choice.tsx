import { useId } from 'react';
import { ONE_SIZE, type Product, sizeLabel } from '#catalogue/domain';
import { hipLabel } from '../catalogue-labels.ts';

/** The sizes of a row as buttons of which one is chosen. */
export function SizeChoice(props: {
  product: Product;
  sizes: readonly string[];
  chosen: string | undefined;
  onChoose: (size: string) => void;
}) {
  const { product, sizes, chosen, onChoose } = props;
  const name = useId();
  const [only] = sizes;
  if (only !== undefined && sizes.length === 1)
    return <p className="size-only">{only === ONE_SIZE ? sizeLabel(only) : `Größe ${sizeLabel(only)}`}</p>;
  return (
    <fieldset className="choice-buttons size-choice">
      <legend className="visually-hidden" translate="no">
        Größe von {product.Produktbezeichnung}
      </legend>
      <div className="choice-buttons-row">
        {sizes.map((size) => (
          <label
            key={size}
            className="choice-button"
            title={hipLabel(product.sizes[size]?.hu ?? '') ?? undefined}
          >
            <input type="radio" name={name} checked={size === chosen} onChange={() => onChoose(size)} />
            <span>{sizeLabel(size)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { type Product, singularLabel } from '#catalogue/domain';
import { onSingleClick } from '../care/single-click.ts';

/** A list of products to choose one from. */
export function ProductList(props: {
  products: readonly Product[];
  /** An additional note on a product, or null. */
  noteOn: (product: Product) => string | null;
  onChoose: (product: Product) => void;
}) {
  const { products, noteOn, onChoose } = props;
  return (
    <ul className="product-list">
      {products.map((product) => (
        <li key={product.id}>
          <div>
            <p className="product-choice-name" translate="no">
              {product.Produktbezeichnung}
            </p>
            <p className="field-hint">
              {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
              {singularLabel(product.Anwendungstyp)}
              {product.Schweregrad !== 'Kein Schweregrad' && ` · ${product.Schweregrad}`}
            </p>
            <Note text={noteOn(product)} />
          </div>
          <button type="button" className="button" onClick={onSingleClick(() => onChoose(product))}>
            Auswählen <span className="visually-hidden">: {product.Produktbezeichnung}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Note({ text }: { text: string | null }) {
  return text === null ? null : <p className="field-hint">{text}</p>;
}

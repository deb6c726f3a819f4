import { type Product, singularLabel } from '#catalogue/domain';

/** Products to choose one from. */
export function ProductList({
  products,
  onChoose,
}: {
  products: readonly Product[];
  onChoose: (product: Product) => void;
}) {
  return (
    <ul className="product-list">
      {products.map((product) => (
        <li key={product.id}>
          <div>
            <p className="product-choice-name">{product.Produktbezeichnung}</p>
            <p className="field-hint">
              {product.PremiumBasis !== '-' && `${product.PremiumBasis} · `}
              {singularLabel(product.Anwendungstyp)}
              {product.Schweregrad !== 'Kein Schweregrad' && ` · ${product.Schweregrad}`}
            </p>
          </div>
          <button type="button" className="button" onClick={() => onChoose(product)}>
            Auswählen <span className="visually-hidden">: {product.Produktbezeichnung}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

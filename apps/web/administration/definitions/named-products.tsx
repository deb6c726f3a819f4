import type { NamedProduct } from '#consultation/domain';

/** Products in the order in which they are recommended; those that the catalogue lacks say so. */
export function NamedProducts({ products }: { readonly products: readonly NamedProduct[] }) {
  if (products.length === 0) return <>–</>;
  return (
    <ol className="named-products data-text">
      {products.map((product) => (
        <li key={product.Artikelnummer}>
          <ProductName {...product} />
        </li>
      ))}
    </ol>
  );
}

/** A product by its name, or its number where the catalogue has none. */
export function ProductName({ Artikelnummer, name }: NamedProduct) {
  if (name === null)
    return (
      <span className="product-missing">
        <span className="number">{Artikelnummer}</span> fehlt im Katalog
      </span>
    );
  return (
    <>
      {name} <span className="definition-number number">{Artikelnummer}</span>
    </>
  );
}

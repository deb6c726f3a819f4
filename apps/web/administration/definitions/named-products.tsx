import type { NamedProduct } from '#consultation/domain';

/** Products in order of recommendation, in one line; marks those missing from the catalogue. */
export function NamedProducts(props: {
  readonly products: readonly NamedProduct[];
  /** Artikelnummer of the one that is marked as pick. */
  readonly pick: string | null;
}) {
  const { products, pick } = props;
  if (products.length === 0) return <>–</>;
  const all = products.map(({ Artikelnummer, name }) => name ?? Artikelnummer).join(' · ');
  return (
    <ol className="data-brief" title={all}>
      {products.map((product) => (
        <li key={product.Artikelnummer}>
          <ProductName {...product} />
          {product.Artikelnummer === pick && ' (Vorauswahl)'}
        </li>
      ))}
    </ol>
  );
}

/** The product's name, or its Artikelnummer if it is missing from the catalogue. */
export function ProductName({ Artikelnummer, name }: NamedProduct) {
  if (name === null)
    return (
      <span className="product-missing">
        <span className="number" translate="no">
          {Artikelnummer}
        </span>{' '}
        fehlt im Katalog
      </span>
    );
  return (
    <>
      {name}{' '}
      <span className="definition-number number" translate="no">
        {Artikelnummer}
      </span>
    </>
  );
}

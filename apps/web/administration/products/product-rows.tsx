import { Link } from '@remix-run/react';
import { IMAGE_EDGES, imageAddress, type ListedProduct, type ListedSize, sizeLabel } from '#catalogue/domain';
import { formatEuro } from '#platform/domain';
import { packsOf, pricesOf, sizesOf } from './ranges.ts';
import { recommendedInWords } from './recommended-words.ts';

/** What can be done with a product in the list. */
export interface ProductActs {
  readonly onView: (product: ListedProduct) => void;
  readonly onAddSize: (product: ListedProduct) => void;
  readonly onDuplicate: (product: ListedProduct, size: ListedSize) => void;
  readonly onFold: (product: ListedProduct) => void;
  /** Chooses sizes, or no longer. */
  readonly onChoose: (sizes: readonly ListedSize[], chosen: boolean) => void;
}

interface ProductRowsProps {
  readonly product: ListedProduct;
  /** Number of keys that recommend it. */
  readonly recommended: number;
  readonly open: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly acts: ProductActs;
}

/** The first columns of a product stand for all its sizes. */
const COLUMNS = 7;

/** A product in the list and, unfolded, its sizes below. */
export function ProductRows({ product, recommended, open, chosen, acts }: ProductRowsProps) {
  const { Produktbezeichnung: name, sizes, id } = product;
  const ticked = sizes.filter((size) => chosen.has(size.id)).length;
  const words = `${name}, ${sizesOf(sizes)}`;
  return (
    <>
      <tr className="managed-row">
        <td>
          <div className="managed-head">
            <label className="managed-tick">
              <input
                type="checkbox"
                checked={ticked === sizes.length}
                ref={(box) => {
                  if (box !== null) box.indeterminate = ticked > 0 && ticked < sizes.length;
                }}
                onChange={({ target }) => acts.onChoose(sizes, target.checked)}
              />
              <span className="visually-hidden">{words} wählen</span>
            </label>
            <Thumbnail image={product.image} />
            <div className="managed-name">
              <button type="button" className="link-button" onClick={() => acts.onView(product)}>
                {name}
              </button>
              {recommended === 0 ? null : (
                <Link
                  className="managed-recommended"
                  to={`/cms/7?q=${encodeURIComponent(sizes[0]?.Artikelnummer ?? '')}`}
                >
                  {recommendedInWords(recommended)}
                </Link>
              )}
            </div>
          </div>
        </td>
        <td>
          <button
            type="button"
            className="button button-compact managed-fold"
            aria-expanded={open}
            aria-controls={open ? `sizes-${id}` : undefined}
            onClick={() => acts.onFold(product)}
          >
            <span aria-hidden="true">{open ? '▾' : '▸'}</span>
            {sizes.length === 1 ? '1 Größe' : `${sizes.length} Größen`}
            <span className="visually-hidden"> von {name}</span>
          </button>
        </td>
        <td>{product.Inkontinenzprodukt}</td>
        <td>{product.Anwendungstyp}</td>
        <td>{sizesOf(sizes)}</td>
        <td data-numeric>{packsOf(sizes)}</td>
        <td data-numeric className="number">
          {pricesOf(sizes)}
        </td>
      </tr>
      {open
        ? sizes.map((size, at) => (
            <SizeLine key={size.id} {...{ product, size, chosen, acts }} first={at === 0} />
          ))
        : null}
      {open ? (
        <tr className="managed-size">
          <td colSpan={COLUMNS}>
            <div className="managed-size-head">
              <button type="button" className="button button-compact" onClick={() => acts.onAddSize(product)}>
                Größe hinzufügen<span className="visually-hidden"> zu {name}</span>
              </button>
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
}

function SizeLine(props: {
  readonly product: ListedProduct;
  readonly size: ListedSize;
  readonly first: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly acts: ProductActs;
}) {
  const { product, size, first, chosen, acts } = props;
  const label = sizeLabel(size.Konfektionsgroesse);
  const name = `${size.Artikelnummer}, ${product.Produktbezeichnung}, ${label}`;
  return (
    <tr className="managed-size" id={first ? `sizes-${product.id}` : undefined}>
      <td>
        <div className="managed-size-head">
          <label className="managed-tick">
            <input
              type="checkbox"
              checked={chosen.has(size.id)}
              onChange={({ target }) => acts.onChoose([size], target.checked)}
            />
            <span className="visually-hidden">{name} wählen</span>
          </label>
          <span>{label}</span>
        </div>
      </td>
      <td>
        <button type="button" className="link-button" aria-label={name} onClick={() => acts.onView(product)}>
          {size.Artikelnummer}
        </button>
      </td>
      <td>PZN {size.PZN}</td>
      <td>
        {size.Hueftumfang === '' || size.Hueftumfang === size.Konfektionsgroesse
          ? ''
          : `Hüfte ${size.Hueftumfang} cm`}
      </td>
      <td>
        <button
          type="button"
          className="button button-compact"
          onClick={() => acts.onDuplicate(product, size)}
        >
          Duplizieren<span className="visually-hidden">: {name}</span>
        </button>
      </td>
      <td data-numeric>{size.Anzahl}</td>
      <td data-numeric className="number">
        {size.UVP === null ? 'fehlt' : formatEuro(size.UVP)}
      </td>
    </tr>
  );
}

function Thumbnail({ image }: { readonly image: string | null }) {
  const { small } = IMAGE_EDGES;
  if (image === null) return <span className="product-thumbnail product-thumbnail-none">kein Bild</span>;
  return (
    <img
      className="product-thumbnail"
      src={imageAddress(image, 'small')}
      width={small}
      height={small}
      loading="lazy"
      alt="Bild vorhanden"
    />
  );
}

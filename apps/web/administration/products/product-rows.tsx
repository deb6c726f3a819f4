import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import {
  IMAGE_EDGES,
  imageAddress,
  type ListedProduct,
  type ListedSize,
  type ProductColumn,
  priceRange,
  sizeLabel,
} from '#catalogue/domain';
import { formatEuro } from '#platform/domain';
import { recommendedInWords } from './recommended-words.ts';

const NAMED = 3;

/** Sizes as a range: `XS bis XXL`, or `60 × 90 cm`. */
function sizesOf(sizes: readonly ListedSize[]): string {
  const labels = sizes.map(({ Konfektionsgroesse }) => sizeLabel(Konfektionsgroesse));
  return labels.length < NAMED ? labels.join(', ') : `${labels[0]} bis ${labels.at(-1)}`;
}

/** List prices as a range: `21,95 bis 26,45 €`. */
function pricesOf(sizes: readonly ListedSize[]): string {
  const range = priceRange(sizes);
  if (range === null) return 'fehlt';
  const { from, to } = range;
  return from === to ? formatEuro(to) : `${formatEuro(from).replace(/\s*€$/, '')} bis ${formatEuro(to)}`;
}

/** Contents of packs as a range: `18 bis 28`; amounts of liquids by name. */
function packsOf(sizes: readonly ListedSize[]): string {
  const packs = [...new Set(sizes.map(({ Anzahl }) => Anzahl))];
  if (packs.length === 1) return packs[0] ?? '';
  const numbers = packs.map(Number);
  if (numbers.some(Number.isNaN)) return packs.slice(0, NAMED).join(', ');
  return `${Math.min(...numbers)} bis ${Math.max(...numbers)}`;
}

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
  readonly shown: readonly ProductColumn[];
  readonly open: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly acts: ProductActs;
}

/** A product in the list and, unfolded, its sizes below. */
export function ProductRows(props: ProductRowsProps) {
  const { product, shown, open, chosen, acts } = props;
  return (
    <>
      <ProductRow {...props} />
      {open
        ? product.sizes.map((size, at) => (
            <SizeLine key={size.id} {...{ product, size, shown, chosen, acts }} first={at === 0} />
          ))
        : null}
      {open ? (
        <tr className="managed-size">
          <td colSpan={shown.length}>
            <div className="managed-size-head">
              <button type="button" className="button button-compact" onClick={() => acts.onAddSize(product)}>
                Größe hinzufügen<span className="visually-hidden"> zu {product.Produktbezeichnung}</span>
              </button>
            </div>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** What a product says for all its sizes. */
function ProductRow({ product, recommended, shown, open, chosen, acts }: ProductRowsProps) {
  const { Produktbezeichnung: name, sizes, id } = product;
  const ticked = sizes.filter((size) => chosen.has(size.id)).length;
  const cells: Readonly<Record<ProductColumn, ReactNode>> = {
    Produktbezeichnung: (
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
          <span className="visually-hidden">
            {name}, {sizesOf(sizes)} wählen
          </span>
        </label>
        <Thumbnail image={product.image} />
        <button type="button" className="link-button managed-name" onClick={() => acts.onView(product)}>
          {name}
        </button>
      </div>
    ),
    Artikelnummer: (
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
    ),
    Inkontinenzprodukt: product.Inkontinenzprodukt,
    Anwendungstyp: (
      <>
        {product.Anwendungstyp}
        {recommended === 0 ? null : <RecommendedMark keys={recommended} number={sizes[0]?.Artikelnummer} />}
      </>
    ),
    Konfektionsgroesse: sizesOf(sizes),
    Anzahl: packsOf(sizes),
    UVP: pricesOf(sizes),
  };
  return <Row className="managed-row" shown={shown} cells={cells} />;
}

/** One size of a product. */
function SizeLine(props: {
  readonly product: ListedProduct;
  readonly size: ListedSize;
  readonly first: boolean;
  readonly shown: readonly ProductColumn[];
  readonly chosen: ReadonlySet<number>;
  readonly acts: ProductActs;
}) {
  const { product, size, first, shown, chosen, acts } = props;
  const label = sizeLabel(size.Konfektionsgroesse);
  const name = `${size.Artikelnummer}, ${product.Produktbezeichnung}, ${label}`;
  const cells: Readonly<Record<ProductColumn, ReactNode>> = {
    Produktbezeichnung: (
      <div className="managed-size-head">
        <label className="managed-tick">
          <input
            type="checkbox"
            checked={chosen.has(size.id)}
            onChange={({ target }) => acts.onChoose([size], target.checked)}
          />
          <span className="visually-hidden">{name} wählen</span>
        </label>
        <span className="managed-size-name">
          <button
            type="button"
            className="link-button"
            aria-label={name}
            onClick={() => acts.onView(product)}
          >
            {label}
          </button>
        </span>
        <button
          type="button"
          className="button button-compact"
          onClick={() => acts.onDuplicate(product, size)}
        >
          Duplizieren<span className="visually-hidden">: {name}</span>
        </button>
      </div>
    ),
    Artikelnummer: size.Artikelnummer,
    Inkontinenzprodukt: '',
    Anwendungstyp: `PZN ${size.PZN}`,
    Konfektionsgroesse:
      size.Hueftumfang === '' || size.Hueftumfang === size.Konfektionsgroesse
        ? ''
        : `Hüfte ${size.Hueftumfang} cm`,
    Anzahl: size.Anzahl,
    UVP: size.UVP === null ? 'fehlt' : formatEuro(size.UVP),
  };
  return (
    <Row
      className="managed-size"
      id={first ? `sizes-${product.id}` : undefined}
      shown={shown}
      cells={cells}
    />
  );
}

/** The cells of the columns that are shown. */
function Row(props: {
  readonly className: string;
  readonly id?: string;
  readonly shown: readonly ProductColumn[];
  readonly cells: Readonly<Record<ProductColumn, ReactNode>>;
}) {
  const { className, id, shown, cells } = props;
  return (
    <tr className={className} id={id}>
      {shown.map((column) => (
        <td
          key={column}
          data-column={column}
          data-numeric={column === 'Anzahl' || column === 'UVP' || undefined}
          className={column === 'UVP' ? 'number' : undefined}
        >
          {cells[column]}
        </td>
      ))}
    </tr>
  );
}

/** Short in a row; for how many keys, a screen reader says and the product's dialogue shows. */
function RecommendedMark({ keys, number = '' }: { readonly keys: number; readonly number?: string }) {
  const [mark = '', ...count] = recommendedInWords(keys).split(/(?= )/);
  return (
    <Link className="managed-recommended" to={`/cms/7?q=${encodeURIComponent(number)}`}>
      {mark}
      <span className="visually-hidden">{count.join('')}</span>
    </Link>
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

import { memo, type ReactElement, useId, useMemo, useState } from 'react';
import {
  ONE_SIZE,
  type Product,
  type ProductSize,
  packContent,
  singularLabel,
  sizeLabel,
} from '#catalogue/domain';
import { sizeFor } from '#consultation/domain';
import type { OwnPrices } from '#institution/domain';
import { type Cents, withUnit } from '#platform/domain';
import { Money } from '../../../ui/basics/money.tsx';
import { MissingPrice } from '../../care/missing-price.tsx';
import { onSingleClick } from '../../care/single-click.ts';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { hipLabel, nameInSize } from '../catalogue-labels.ts';

/** Adds a size of a product to the cart. */
type AddProduct = (product: Product, size: string | undefined) => void;

interface SizeTableProps {
  readonly product: Product;
  readonly shown: string;
  readonly prices: OwnPrices;
  readonly onAdd: AddProduct;
}

/** With soft hyphens, for narrow columns. */
const COLUMNS = [
  'Größe',
  'Artikel\u00adnummer',
  'PZN',
  'Hilfsmittel\u00adnummer',
  'Packung',
  'Listen\u00adpreis',
  'Eigener Preis',
] as const;

/**
 * The sizes of a product, one row each. A filter only hides rows: their cells are created once and never change,
 * and the table of a hidden product is not updated.
 */
const SizeTable = memo(
  function SizeTable({ product, shown, prices, onAdd }: SizeTableProps) {
    const rows = useMemo(() => sizeRows(product, prices, onAdd), [product, prices, onAdd]);
    const names = shown.split('\n');
    return (
      <table className="size-table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} hidden={!names.includes(name)}>
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
  (before, next) =>
    next.shown === '' ||
    (before.shown === next.shown &&
      before.product === next.product &&
      before.prices === next.prices &&
      before.onAdd === next.onAdd),
);

function sizeRows(product: Product, prices: SizeTableProps['prices'], onAdd: AddProduct) {
  return Object.entries(product.sizes).map(([name, size]) => ({
    name,
    cells: sizeCells(product, name, size, prices.get(size.id) ?? null, onAdd),
  }));
}

function sizeCells(
  product: Product,
  name: string,
  size: ProductSize,
  own: Cents | null,
  onAdd: AddProduct,
): ReactElement {
  const hip = hipLabel(size.hu);
  return (
    <>
      <th scope="row">
        {sizeLabel(name)}
        {hip !== null && <span className="size-hip">{hip}</span>}
      </th>
      <td data-label="Artikelnummer">{size.Artikelnummer}</td>
      <td data-label="PZN">{size.PZN}</td>
      <td data-label="Hilfsmittelnummer">{size.aidnumber || '–'}</td>
      <td data-label="Packung">{packContent(size)}</td>
      <td data-label="Listenpreis">
        {size.price === null && own === null ? (
          <MissingPrice name={nameInSize(product, name)} article={size.Artikelnummer} back="/products" />
        ) : (
          <Money cents={size.price} />
        )}
      </td>
      <td data-label="Eigener Preis">
        <Money cents={own} />
      </td>
      <td className="size-add">
        <button
          type="button"
          className="button"
          aria-label={`Hinzufügen: ${nameInSize(product, name)}`}
          onClick={onSingleClick(() => onAdd(product, name))}
        >
          Hinzufügen
        </button>
      </td>
    </>
  );
}

/** The actions on a product. */
export interface ProductActions {
  readonly onAdd: AddProduct;
  readonly onShow: (product: Product) => void;
  /** Unfolds or folds a row. */
  readonly onFold: (id: string) => void;
}

/** What picks the size of a row. */
export interface Wearer {
  /** The person's clothing size. */
  readonly wanted: string | undefined;
  /** The person's hip circumference in cm. */
  readonly hip: number | undefined;
}

interface ProductSectionProps extends ProductActions, Wearer {
  readonly product: Product;
  /** Names of the visible sizes, one per line; empty hides the product. */
  readonly shown: string;
  /** The size that a search has named; empty if none. */
  readonly named: string;
  readonly unfolded: boolean;
  readonly prices: OwnPrices;
}

/** Id of the button that unfolds a row. */
export const rowId = (product: string): string => `product-row-${product}`;

/** A product in one row, with its sizes folded into it. */
export const ProductSection = memo(function ProductSection(props: ProductSectionProps) {
  const { product, shown, unfolded, prices, onAdd, onFold } = props;
  const hidden = shown === '';
  const detailsId = `product-sizes-${product.id}`;
  return (
    <section className="product" hidden={hidden} aria-labelledby={`product-${product.id}`}>
      <div className="product-row">
        <ProductPicture product={product} />
        <div className="product-title">
          <h2 id={`product-${product.id}`} translate="no">
            <button
              type="button"
              className="product-name"
              id={rowId(product.id)}
              aria-expanded={unfolded}
              aria-controls={unfolded ? detailsId : undefined}
              onClick={() => onFold(product.id)}
            >
              {product.Produktbezeichnung}
            </button>
          </h2>
          <Tags product={product} />
        </div>
        {!hidden && <RowChoice {...props} />}
      </div>
      {unfolded && !hidden && (
        <div id={detailsId}>
          <SizeTable product={product} shown={shown} prices={prices} onAdd={onAdd} />
        </div>
      )}
    </section>
  );
});

/** The size of a row and its buttons. */
function RowChoice(props: ProductSectionProps) {
  const { product, shown, named, wanted, hip, onAdd, onShow } = props;
  const [touched, setTouched] = useState<string>();
  const sizes = shown.split('\n');
  const chosen = [touched, named].find((size) => size !== undefined && sizes.includes(size));
  const match = sizeFor(product.sizes, wanted, hip);
  const fitting = match.needsToSelectSize || !sizes.includes(match.size) ? undefined : match.size;
  const size = chosen ?? fitting ?? (sizes.length === 1 ? sizes[0] : undefined);
  const { Produktbezeichnung } = product;
  return (
    <>
      <SizeChoice product={product} sizes={sizes} chosen={size} onChoose={setTouched} />
      <div className="product-actions">
        <button
          type="button"
          className="icon-button product-info"
          title="Produktinformation"
          aria-haspopup="dialog"
          aria-label={`Produktinformation: ${Produktbezeichnung}`}
          onClick={() => onShow(product)}
        >
          <InfoIcon />
        </button>
        <button
          type="button"
          className="button product-add"
          aria-label={`Hinzufügen: ${nameInSize(product, size)}`}
          // The person's size is left to the cart, which then says where it is to be checked.
          onClick={onSingleClick(() => onAdd(product, chosen ?? (fitting === undefined ? size : undefined)))}
        >
          Hinzufügen
        </button>
      </div>
    </>
  );
}

const Tags = memo(function Tags({ product }: { product: Product }) {
  const { PremiumBasis, Anwendungstyp, Schweregrad, Tropfenanzahl } = product;
  const severity = Schweregrad === 'Kein Schweregrad' ? null : Schweregrad;
  return (
    <p className="product-tags">
      {PremiumBasis !== '-' && (
        <span className={PremiumBasis === 'Premium' ? 'tag tag-premium' : 'tag'}>{PremiumBasis}</span>
      )}{' '}
      {[singularLabel(Anwendungstyp), severity].filter(Boolean).join(' · ')}
      {Tropfenanzahl > 0 && (
        <>
          {' · '}
          <span className="visually-hidden">Saugstärke </span>
          {String(Tropfenanzahl).replace('.', ',')} von {withUnit(10, 'Tropfen')}
        </>
      )}
    </p>
  );
});

const InfoIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none">
    <path
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.5"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  </svg>
);

/** The sizes of a row as buttons of which one is chosen. */
function SizeChoice(props: {
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

import { memo, useState } from 'react';
import { type Product, singularLabel } from '#catalogue/domain';
import { sizeFor } from '#consultation/domain';
import type { OwnPrices } from '#institution/domain';
import { withUnit } from '#platform/domain';
import { onSingleClick } from '../../care/single-click.ts';
import { ProductPicture } from '../../pictures/product-picture.tsx';
import { nameInSize } from '../catalogue-labels.ts';
import { SizeChoice } from './size-choice.tsx';
import { type AddProduct, SizeTable } from './size-table.tsx';

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

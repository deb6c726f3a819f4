import { memo } from 'react';
import { type Product, singularLabel } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { formatDrops } from './catalogue-labels.ts';
import { type AddProduct, SizeTable } from './size-table.tsx';

/** The actions on a product. */
export interface ProductActions {
  readonly onAdd: AddProduct;
  readonly onShow: (product: Product) => void;
}

interface ProductSectionProps extends ProductActions {
  readonly product: Product;
  /** Names of the visible sizes, one per line; empty hides the product. */
  readonly shown: string;
  readonly prices: OwnPrices;
}

/** A product with its sizes. */
export const ProductSection = memo(function ProductSection(props: ProductSectionProps) {
  const { product, shown, prices, onAdd, onShow } = props;
  const hidden = shown === '';
  const sizes = hidden ? Object.keys(product.sizes) : shown.split('\n');
  return (
    <section
      className="product"
      hidden={hidden}
      // Gives the stylesheet the height before the first rendering.
      data-rows={sizes.length}
      aria-labelledby={`product-${product.id}`}
    >
      <ProductHead product={product} onShow={onShow} />
      <SizeTable product={product} shown={shown} prices={prices} onAdd={onAdd} />
    </section>
  );
});

const ProductHead = memo(function ProductHead(props: { product: Product; onShow: ProductActions['onShow'] }) {
  const { product, onShow } = props;
  const { Produktbezeichnung, PremiumBasis, Anwendungstyp, Schweregrad, Tropfenanzahl } = product;
  return (
    <header className="product-head">
      <ProductPicture product={product} />
      <div className="product-title">
        <h2 id={`product-${product.id}`}>{Produktbezeichnung}</h2>
        <p className="row row-tags">
          {PremiumBasis !== '-' && (
            <span className={PremiumBasis === 'Premium' ? 'tag tag-premium' : 'tag'}>{PremiumBasis}</span>
          )}
          <span className="tag">{singularLabel(Anwendungstyp)}</span>
          {Schweregrad !== 'Kein Schweregrad' && <span className="tag">{Schweregrad}</span>}
          {Tropfenanzahl > 0 && <span className="field-hint">{formatDrops(Tropfenanzahl)}</span>}
        </p>
      </div>
      <button
        type="button"
        className="button product-info"
        aria-haspopup="dialog"
        aria-label={`Produktinformation: ${Produktbezeichnung}`}
        onClick={() => onShow(product)}
      >
        Produktinformation
      </button>
    </header>
  );
});

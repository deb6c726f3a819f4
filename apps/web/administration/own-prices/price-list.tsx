import { type KeyboardEvent, memo } from 'react';
import { PriceRow } from './price-row.tsx';
import type { PriceSheet } from './price-sheet.ts';
import type { PricedProduct } from './priced-product.ts';

interface PriceListProps {
  readonly sheet: PriceSheet;
  /** Of the open tab, shown or not. */
  readonly products: readonly PricedProduct[];
  readonly shown: ReadonlySet<PricedProduct>;
}

const PART = 20;

/** The products of a tab. A filter hides them and makes none: what is typed stays in its field. */
export const PriceList = memo(function PriceList({ sheet, products, shown }: PriceListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside, which go from one to the next.
    <div className="price-list" onKeyDown={goOn}>
      {partsOf(products).map((part) => (
        <div key={part[0]?.id}>
          {part.map((product) => (
            <PriceSection key={product.id} sheet={sheet} product={product} hidden={!shown.has(product)} />
          ))}
        </div>
      ))}
    </div>
  );
});

/** Products in parts: where a row grows or shrinks, the browser places the products of its part and the parts anew, not hundreds. */
function partsOf(products: readonly PricedProduct[]): readonly (readonly PricedProduct[])[] {
  const count = Math.ceil(products.length / PART);
  return Array.from({ length: count }, (_, at) => products.slice(at * PART, (at + 1) * PART));
}

const PriceSection = memo(function PriceSection(props: {
  readonly sheet: PriceSheet;
  readonly product: PricedProduct;
  readonly hidden: boolean;
}) {
  const { sheet, product, hidden } = props;
  const title = `price-product-${product.id}`;
  return (
    <section className="price-product" aria-labelledby={title} hidden={hidden}>
      <h2 id={title}>{product.name}</h2>
      <table aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">Größe</th>
            <th scope="col">Packung</th>
            <th scope="col">UVP</th>
            <th scope="col">Eigener Preis in €</th>
            <th scope="col">
              <span className="visually-hidden">Stand</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {product.sizes.map((size) => (
            <PriceRow key={size.id} sheet={sheet} size={size} product={product.name} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows lead from price to price, over the products that a filter hides. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'Enter' && event.shiftKey ? -1 : STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>('section:not([hidden]) input[data-price]'),
  ];
  const next = fields[fields.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}

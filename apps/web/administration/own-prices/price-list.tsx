import { type KeyboardEvent, memo } from 'react';
import { PriceRow } from './price-row.tsx';
import type { PriceSheet } from './price-sheet.ts';
import type { PricedProduct } from './priced-product.ts';

interface PriceListProps {
  readonly sheet: PriceSheet;
  /** All products of the open tab, filtered or not. */
  readonly products: readonly PricedProduct[];
  readonly shown: ReadonlySet<PricedProduct>;
}

const PART = 20;

/** The products of a tab. A filter only hides products, so their fields keep what was typed. */
export const PriceList = memo(function PriceList({ sheet, products, shown }: PriceListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the fields inside, which move between them.
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

/**
 * Products in groups: when a row changes its height, the browser lays out its group and the groups, not
 * hundreds of products.
 */
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

/** Enter and the arrow keys move between prices and skip hidden products. */
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

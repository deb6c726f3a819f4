import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { takePriceEntries } from './price-keys.ts';
import { PriceRow } from './price-row.tsx';
import type { PriceSheet } from './price-sheet.ts';
import type { PricedProduct } from './priced-product.ts';

interface PriceListProps {
  readonly sheet: PriceSheet;
  /** All products of the open tab, filtered or not. */
  readonly products: readonly PricedProduct[];
  readonly shown: ReadonlySet<PricedProduct>;
}

/**
 * The products of a tab in one table, each with a head that stays in sight while its sizes are scrolled. A filter
 * only hides products, so their fields keep what was typed.
 */
export const PriceList = memo(function PriceList({ sheet, products, shown }: PriceListProps) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => (table.current === null ? undefined : takePriceEntries(table.current, sheet)), [sheet]);
  return (
    <table ref={table} className="price-table" aria-label="Eigene Preise" onKeyDown={goOn}>
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
      {products.map((product) => (
        <PriceSection key={product.id} sheet={sheet} product={product} hidden={!shown.has(product)} />
      ))}
    </table>
  );
});

const PriceSection = memo(function PriceSection(props: {
  readonly sheet: PriceSheet;
  readonly product: PricedProduct;
  readonly hidden: boolean;
}) {
  const { sheet, product, hidden } = props;
  return (
    <tbody className="price-product" hidden={hidden} translate="no">
      <tr className="price-head">
        <th scope="rowgroup" colSpan={5}>
          {product.name}
        </th>
      </tr>
      {product.sizes.map((size) => (
        <PriceRow key={size.id} sheet={sheet} size={size} product={product.name} />
      ))}
    </tbody>
  );
});

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move between prices as in a spreadsheet, and skip hidden products. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = event.key === 'Enter' && event.shiftKey ? -1 : STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = shownFields(event.currentTarget);
  enterField(fields[fields.indexOf(event.target) + step]);
}

/** Leads from above the table to its first price. */
export const enterPrices = (): void => enterField(shownFields(document)[0]);

const shownFields = (within: ParentNode): readonly HTMLInputElement[] => [
  ...within.querySelectorAll<HTMLInputElement>('.price-product:not([hidden]) input[data-price]'),
];

function enterField(field: HTMLInputElement | undefined): void {
  field?.focus();
  field?.select();
}

import { memo, type ReactElement, useMemo } from 'react';
import { type Product, type ProductSize, packContent, sizeLabel } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { Money } from '../../../ui/basics/money.tsx';
import { MissingPrice } from '../../care/missing-price.tsx';
import { onSingleClick } from '../../care/single-click.ts';
import { hipLabel, nameInSize } from '../catalogue-labels.ts';

/** Adds a size of a product to the cart. */
export type AddProduct = (product: Product, size: string | undefined) => void;

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
export const SizeTable = memo(
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

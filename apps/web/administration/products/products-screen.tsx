import { useState } from 'react';
import {
  IMAGE_EDGES,
  imageAddress,
  type ListedProduct,
  type ProductColumn,
  sizeLabel,
} from '#catalogue/domain';
import { formatEuro, type ListQuery, type Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { TableFiles } from '../screen/table-files.tsx';
import { ProductEdit } from './product-edit.tsx';
import { ProductView } from './product-view.tsx';

interface ProductsScreenProps {
  readonly page: Page<ListedProduct>;
  readonly query: ListQuery<ProductColumn>;
}

/** The list's columns; the picture cannot be sorted by. */
type ShownColumn = ProductColumn | 'Bild';
const UNSORTED: ReadonlySet<string> = new Set(['Bild']);

/** The open dialog; the key resets the form for each new row. */
type Open =
  | { readonly mode: 'view' | 'edit'; readonly product: ListedProduct }
  | { readonly mode: 'create'; readonly number: number };

/** The product table (access specification, section 2, 'Admin area'). */
export function ProductsScreen({ page, query }: ProductsScreenProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState('');
  const finish = (words: string, next: Open | null = null) => {
    setOpen(next);
    setDone(words);
  };
  const columns: readonly DataColumn<ListedProduct, ShownColumn>[] = [
    {
      id: 'Artikelnummer',
      label: 'Artikelnummer',
      cell: (product) => (
        <button
          type="button"
          className="link-button"
          aria-label={`${product.Artikelnummer}, ${product.Produktbezeichnung}, ${sizeLabel(product.Konfektionsgroesse)}`}
          onClick={() => finish('', { mode: 'view', product })}
        >
          {product.Artikelnummer}
        </button>
      ),
    },
    { id: 'Bild', label: 'Bild', cell: (row) => <Thumbnail image={row.image} /> },
    { id: 'Inkontinenzprodukt', label: 'Produktart', cell: (row) => row.Inkontinenzprodukt },
    { id: 'Anwendungstyp', label: 'Anwendungstyp', cell: (row) => row.Anwendungstyp },
    {
      id: 'Produktbezeichnung',
      label: 'Name',
      cell: (row) => <div className="data-text">{row.Produktbezeichnung}</div>,
    },
    { id: 'Konfektionsgroesse', label: 'Größe', cell: (row) => sizeLabel(row.Konfektionsgroesse) },
    { id: 'Anzahl', label: 'Stück', numeric: true, cell: (row) => row.Anzahl },
    {
      id: 'UVP',
      label: 'UVP',
      numeric: true,
      cell: ({ UVP }) => (UVP === null ? 'fehlt' : <span className="number">{formatEuro(UVP)}</span>),
    },
  ];
  return (
    <ScreenFrame
      title="Produkte"
      about="Eine Zeile ist eine Größe eines Produkts. Was Sie speichern, zeigen alle Beratungen sofort. UVP brutto je Packung."
      done={open === null ? done : ''}
      head={
        <div className="row">
          <button
            type="button"
            className="button button-primary"
            onClick={() => finish('', { mode: 'create', number: 0 })}
          >
            Produkt hinzufügen
          </button>
          <TableFiles
            address="/cms/tables/produkte"
            title="Produkte"
            about="Zeilen mit einer Nummer in der Spalte id ändern diese Größe, Zeilen ohne Nummer die mit derselben PZN; sonst kommt eine hinzu."
            onDone={setDone}
          />
        </div>
      }
    >
      <DataTable<ListedProduct, ShownColumn>
        label="Produkte"
        columns={columns}
        query={query}
        unsorted={UNSORTED}
        page={page}
        empty="Kein Produkt passt zu dieser Suche."
      />
      {open?.mode === 'view' ? (
        <ProductView
          product={open.product}
          onEdit={() => setOpen({ mode: 'edit', product: open.product })}
          onClose={() => setOpen(null)}
        />
      ) : open === null ? null : (
        <ProductEdit
          key={open.mode === 'create' ? open.number : 'edit'}
          product={open.mode === 'edit' ? open.product : null}
          said={open.mode === 'create' && open.number > 0 ? done : ''}
          onDone={finish}
          onAnother={(words) =>
            finish(words, { mode: 'create', number: open.mode === 'create' ? open.number + 1 : 0 })
          }
          onClose={() => setOpen(null)}
        />
      )}
    </ScreenFrame>
  );
}

function Thumbnail({ image }: { readonly image: string | null }) {
  const { small } = IMAGE_EDGES;
  if (image === null) return <span className="field-hint">keines</span>;
  return (
    <img
      className="product-thumbnail"
      src={imageAddress(image, 'small')}
      width={small}
      height={small}
      loading="lazy"
      alt="vorhanden"
    />
  );
}

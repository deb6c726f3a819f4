import { useRef, useState } from 'react';
import {
  APPLICATION_TYPES,
  type ListedProduct,
  type ListedSize,
  PRODUCT_TYPES,
  type ProductColumn,
} from '#catalogue/domain';
import type { ListQuery, Page } from '#platform/domain';
import { useIsomorphicLayoutEffect } from '../../ui/basics/use-focus.ts';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { chosenInWords } from './chosen-text.ts';
import { type Open, ProductDialogs } from './product-dialogs.tsx';
import { type ProductActs, ProductRows } from './product-rows.tsx';
import { duplicatedSize, followingSize } from './size-rows.ts';

interface ProductsScreenProps {
  readonly page: Page<ListedProduct>;
  readonly query: ListQuery<ProductColumn>;
  /** Keys that recommend a product, by its id. */
  readonly recommended: Readonly<Record<number, number>>;
}

const none = () => null;
const COLUMNS: readonly DataColumn<ListedProduct, ProductColumn>[] = [
  { id: 'Produktbezeichnung', label: 'Name', cell: none },
  // Unfolds the sizes.
  { id: 'Artikelnummer', label: 'Artikelnummer', stays: true, cell: none },
  // The Anwendungstyp says it, too.
  { id: 'Inkontinenzprodukt', label: 'Produktart', choices: PRODUCT_TYPES, initially: 'hidden', cell: none },
  {
    id: 'Anwendungstyp',
    label: 'Anwendungstyp',
    choices: Object.values(APPLICATION_TYPES).flat(),
    cell: none,
  },
  { id: 'Konfektionsgroesse', label: 'Größe', cell: none },
  { id: 'Anzahl', label: 'Stück', numeric: true, cell: none },
  { id: 'UVP', label: 'UVP', numeric: true, cell: none },
];

/** The product table by products, their sizes folded below (access specification, section 2, 'Admin area'). */
export function ProductsScreen({ page, query, recommended }: ProductsScreenProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  /** Products that somebody has folded or unfolded; others are unfolded where a search found some of their sizes. */
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const finish = (words: string, next: Open | null = null) => {
    setOpen(next);
    setDone(words);
  };
  const sizes = page.rows.flatMap((product) => product.sizes);
  const chosen = sizes.filter(({ id }) => ticked.has(id));
  const choose = (some: readonly ListedSize[], on: boolean) =>
    setTicked((now) => {
      const next = new Set(now);
      for (const { id } of some)
        if (on) next.add(id);
        else next.delete(id);
      return next;
    });
  const isOpen = ({ id, partly }: ListedProduct) => folds.get(id) ?? partly;
  const acts: ProductActs = {
    onView: (product) => finish('', { mode: 'view', product }),
    onAddSize: (product) =>
      finish('', {
        mode: 'edit',
        product,
        added: followingSize(asTexts(product.sizes.at(-1)), asTexts(product.sizes.at(-2))),
      }),
    onDuplicate: (product, size) =>
      finish('', { mode: 'edit', product, added: duplicatedSize(asTexts(size)) }),
    onFold: (product) => setFolds((now) => new Map(now).set(product.id, !isOpen(product))),
    onChoose: choose,
  };
  return (
    <ScreenFrame
      title="Produkte"
      about="Ein Produkt mit seinen Größen. Was Sie speichern, zeigen alle Beratungen sofort. UVP brutto je Packung."
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
          <button type="button" className="button" onClick={() => finish('', { mode: 'pictures' })}>
            Bilder hochladen
          </button>
          <TableFiles
            table="produkte"
            title="Produkte"
            about="Zeilen mit einer Nummer in der Spalte id ändern diese Größe, Zeilen ohne Nummer die mit derselben PZN; sonst kommt eine hinzu."
            onDone={setDone}
          />
        </div>
      }
    >
      <DataTable<ListedProduct, ProductColumn>
        label="Produkte"
        columns={COLUMNS}
        query={query}
        page={page}
        counted={['Produkt', 'Produkte']}
        empty="Kein Produkt passt zu dieser Suche."
        begin={
          <BeginList words="Noch steht hier kein Produkt. Laden Sie eine CSV-Datei hoch, oder tragen Sie das erste ein: Beratungen empfehlen und berechnen, was hier steht.">
            <button
              type="button"
              className="button"
              onClick={() => finish('', { mode: 'create', number: 0 })}
            >
              Erstes Produkt hinzufügen
            </button>
          </BeginList>
        }
        above={
          <ChosenBar
            products={page.rows}
            chosen={chosen}
            onAll={(on) => choose(sizes, on)}
            onPrice={() => finish('', { mode: 'price', products: page.rows, sizes: chosen })}
            onDelete={() => finish('', { mode: 'delete', products: page.rows, sizes: chosen })}
          />
        }
        tableRow={(product, shown) => (
          <ProductRows
            key={product.id}
            product={product}
            shown={shown}
            recommended={recommended[product.id] ?? 0}
            open={isOpen(product)}
            chosen={ticked}
            acts={acts}
          />
        )}
      />
      <ProductDialogs open={open} said={done} recommended={recommended} onOpen={setOpen} onDone={finish} />
    </ScreenFrame>
  );
}

/** A stored size as a form shows it. */
const asTexts = (size: ListedSize | undefined) => (size === undefined ? {} : { ...size });

interface ChosenBarProps {
  readonly products: readonly ListedProduct[];
  readonly chosen: readonly ListedSize[];
  /** Chooses all sizes of the page, or none. */
  readonly onAll: (chosen: boolean) => void;
  readonly onPrice: () => void;
  readonly onDelete: () => void;
}

/** What can be done with all chosen sizes at once. */
function ChosenBar({ products, chosen, onAll, onPrice, onDelete }: ChosenBarProps) {
  const all = products.reduce((sum, { sizes }) => sum + sizes.length, 0);
  const ids = chosen.map(({ id }) => id).join(',');
  const box = useRef<HTMLInputElement>(null);
  const isEmpty = chosen.length === 0;
  useIsomorphicLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = !isEmpty && chosen.length < all;
  });
  // What was chosen is deleted, and the button for it is gone with its focus.
  const wasEmpty = useRef(true);
  useIsomorphicLayoutEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) box.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return (
    <fieldset className="chosen-bar">
      <legend className="visually-hidden">Auswahl</legend>
      <label className="tick">
        <input
          type="checkbox"
          checked={all > 0 && chosen.length === all}
          ref={box}
          onChange={({ target }) => onAll(target.checked)}
        />
        <span>Alle dieser Seite wählen</span>
      </label>
      <span role="status" className="chosen-count">
        {isEmpty ? '' : `${chosenInWords(products, chosen)} gewählt`}
      </span>
      {isEmpty ? null : (
        <>
          <button type="button" className="button button-compact" onClick={onPrice}>
            UVP setzen
          </button>
          <a className="button button-compact" href={`/cms/products/file?ids=${ids}`} download>
            Auswahl als CSV
          </a>
          <button type="button" className="button button-compact" onClick={onDelete}>
            Auswahl löschen
          </button>
        </>
      )}
    </fieldset>
  );
}

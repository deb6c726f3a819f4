import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { readOwnPrice } from '#institution/domain';
import { Money } from '../../ui/basics/money.tsx';
import { priceEntry } from './price-entry.ts';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import type { PricedProduct, PricedSize } from './priced-product.ts';

interface PriceRowProps {
  readonly sheet: PriceSheet;
  readonly size: PricedSize;
  /** Name of the product. */
  readonly product: string;
}

const WORDS = { 'as-stored': '', unsaved: 'noch nicht gespeichert', saved: 'gespeichert' } as const;

/**
 * A size with its price. The field is uncontrolled: a key press renders the row only if its state changes.
 */
const PriceRow = memo(function PriceRow({ sheet, size, product }: PriceRowProps) {
  const { id, label, pack, uvp } = size;
  const watch = useCallback((tell: () => void) => sheet.watchRow(id, tell), [sheet, id]);
  const read = () => sheet.word(id);
  const word = useSyncExternalStore(watch, read, read);
  const refused = word.startsWith('refused:') ? word.slice('refused:'.length) : null;
  const state = sheet.state(id);
  const fault = state.startsWith('wrong:') ? state.slice('wrong:'.length) : null;
  const kind = fault === null ? state : 'wrong';
  const field = useCallback((element: HTMLInputElement | null) => sheet.show(id, element), [sheet, id]);
  // On leaving the field, the text is formatted as stored: 9,5 becomes 9,50.
  const complete = ({ target }: FocusEvent<HTMLInputElement>) => {
    sheet.hint(id, null);
    const { cents } = readOwnPrice(target.value);
    if (cents != null) target.value = priceText(cents);
  };
  return (
    <tr className="price-row">
      <th scope="row">{label}</th>
      <td className="price-pack">{pack}</td>
      <td className="price-uvp">
        <Money cents={uvp} />
      </td>
      <td className="price-own">
        <input
          ref={field}
          id={`price-${id}`}
          className="input number"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Eigener Preis in €: ${product}, ${label}`}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`price-state-${id}`}
          defaultValue={sheet.text(id)}
          data-price={id}
          data-state={kind}
          onInput={({ currentTarget }) => sheet.type(id, currentTarget.value)}
          onBlur={complete}
        />
      </td>
      <td className="price-state" id={`price-state-${id}`} data-state={kind}>
        {refused === null ? (
          (fault ?? WORDS[state as keyof typeof WORDS])
        ) : (
          <span role="alert">{refused}</span>
        )}
      </td>
    </tr>
  );
});

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

/**
 * Lets the price fields take nothing but prices, typed, pasted or dropped, and says why something is refused. A
 * keyboard that composes texts cannot be held; what it enters is judged as any other text.
 *
 * @param table around the fields: one listener for thousands of them
 * @returns removes the listener
 */
function takePriceEntries(table: HTMLElement, sheet: PriceSheet): () => void {
  const take = (event: InputEvent) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || event.isComposing) return;
    const id = field.dataset.price;
    const entered = event.data ?? event.dataTransfer?.getData('text/plain');
    if (id === undefined || entered == null || entered === '') return;
    const { value, selectionStart, selectionEnd } = field;
    const start = selectionStart ?? value.length;
    const entry = priceEntry({ value, start, end: selectionEnd ?? start }, entered);
    if (entry.refused !== undefined) {
      event.preventDefault();
      sheet.hint(id, entry.refused);
      return;
    }
    if (entry.text === value.slice(0, start) + entered + value.slice(selectionEnd ?? start)) return;
    // Pasted with a currency sign or separators of thousands.
    event.preventDefault();
    field.value = entry.text;
    field.setSelectionRange(entry.caret, entry.caret);
    sheet.type(id, entry.text);
  };
  table.addEventListener('beforeinput', take);
  return () => table.removeEventListener('beforeinput', take);
}

import { useEffect, useRef, useState } from 'react';
import { findProducts, saveRecommendation } from '#consultation/calls';
import type { ManagedRecommendation, NamedProduct } from '#consultation/domain';
import { makeCall } from '../../session/make-call.ts';
import { Select } from '../../ui/form/controls/select.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { recommendationForm } from './definition-forms.ts';
import { ProductName } from './named-products.tsx';

interface ProductSearchProps {
  readonly id: string;
  readonly chosen: readonly NamedProduct[];
  readonly onAdd: (product: NamedProduct) => void;
}

/** Debounce of the typed text. */
const PAUSE_MS = 250;

/** Searches the catalogue by name or Artikelnummer; a result can be added. */
function ProductSearch({ id, chosen, onAdd }: ProductSearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly NamedProduct[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') {
      setFound(null);
      return;
    }
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await makeCall(findProducts, { q: wanted });
      if (!current) return;
      setFailure(answer.ok ? null : answer.message);
      setFound(answer.ok ? answer.value.products : null);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const free = found?.filter(({ Artikelnummer }) =>
    chosen.every((each) => each.Artikelnummer !== Artikelnummer),
  );
  return (
    <div className="product-search">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Produkt hinzufügen
        </label>
        <p className="field-hint" id={`${id}-note`}>
          Name oder Artikelnummer eintippen und ein Produkt aus der Liste wählen.
        </p>
        <input
          id={id}
          className="input"
          type="search"
          value={text}
          maxLength={100}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter searches; it must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <FailureText failure={failure} />
      <p role="status" className="field-hint">
        {free === undefined ? '' : inWords(free.length)}
      </p>
      {free === undefined || free.length === 0 ? null : (
        <ul aria-label="Gefundene Produkte">
          {free.map((product) => (
            <li key={product.Artikelnummer}>
              <button
                type="button"
                className="link-button"
                onClick={(event) => {
                  const { nextElementSibling, previousElementSibling } = event.currentTarget
                    .parentElement as HTMLElement;
                  const next = (nextElementSibling ?? previousElementSibling)?.querySelector('button');
                  (next ?? document.getElementById(id))?.focus();
                  onAdd(product);
                }}
              >
                {product.name}{' '}
                <span className="number" translate="no">
                  {product.Artikelnummer}
                </span>
                <span className="visually-hidden"> hinzufügen</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function inWords(count: number): string {
  if (count === 0) return 'Kein weiteres Produkt passt dazu.';
  return count === 1 ? '1 Produkt gefunden.' : `${count} Produkte gefunden.`;
}

interface RecommendationDialogProps {
  readonly row: ManagedRecommendation;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Edits the products recommended for one key: add, reorder, remove. */
export function RecommendationDialog({ row, onDone, onClose }: RecommendationDialogProps) {
  const { key, Antworten } = row;
  const [products, setProducts] = useState(row.products);
  const form = useSavedForm({
    form: recommendationForm,
    call: saveRecommendation,
    stored: storedRecommendation(row),
    storedOf: storedRecommendation,
    hidden: { key },
    onStored: (next) => setProducts((now) => named(next as Stored, [...row.products, ...now])),
    onSaved: () => onDone(`Gespeichert: ${key}.`),
  });
  const child = key.startsWith('K_');
  return (
    <RowDialog
      title={`Empfehlung ${key}`}
      form={form}
      wide
      onDelete={null}
      onClose={onClose}
      below={<RecordHistory kind="recommendation" ids={[key]} />}
    >
      <p>{Antworten}</p>
      <p className="field-hint">
        Diese Reihenfolge gilt, das passendste Produkt zuerst. Eine Artikelnummer steht für das ganze Produkt,
        gleich welche Größe sie hat.
        {child ? ' Ohne ein Produkt gilt, was für Frauen empfohlen wird.' : ''}
      </p>
      <ChosenProducts id={`${form.prefix}products`} products={products} onChange={setProducts} />
      <Select
        name="pick"
        label="Vorauswahl"
        note="Ein ausgewähltes Produkt ist in der Beratung vorausgewählt, gleich was günstiger ist."
        empty="nach der Regel: das günstigste, das passt"
        choices={products.map(({ Artikelnummer, name }) => ({
          value: Artikelnummer,
          label: `${name ?? 'fehlt im Katalog'} ${Artikelnummer}`,
        }))}
      />
      <ProductSearch
        id={`${form.prefix}search`}
        chosen={products}
        onAdd={(product) => setProducts((now) => [...now, product])}
      />
    </RowDialog>
  );
}

/** A recommendation as its form shows it. */
const storedRecommendation = ({ version, pick, products }: ManagedRecommendation) => ({
  version,
  pick: pick ?? '',
  products: products.map(({ Artikelnummer }) => ({ Artikelnummer })),
});

interface Stored {
  readonly products?: readonly { readonly Artikelnummer: string; readonly name?: string | null }[];
}

/** Adds the known names to stored Artikelnummern. */
function named({ products = [] }: Stored, known: readonly NamedProduct[]): readonly NamedProduct[] {
  return products.map(({ Artikelnummer }) => ({
    Artikelnummer,
    // A product that somebody else has just added is unknown here, but exists: the server accepts only
    // products of the catalogue.
    name: known.find((each) => each.Artikelnummer === Artikelnummer)?.name ?? 'Artikelnummer',
  }));
}

interface ChosenProductsProps {
  readonly id: string;
  readonly products: readonly NamedProduct[];
  readonly onChange: (products: readonly NamedProduct[]) => void;
}

/** The ordered products of a key, as form controls. */
function ChosenProducts({ id, products, onChange }: ChosenProductsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  /** Name of the pressed button, which may have moved or disappeared. */
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the list.
  useEffect(() => {
    const name = pressed.current;
    pressed.current = null;
    if (name === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-act="${CSS.escape(name)}"]`);
    if (button !== null && button !== undefined && !button.disabled) button.focus();
    else (list.current?.querySelector<HTMLElement>('button:enabled') ?? list.current)?.focus();
  }, [products]);
  const move = (index: number, by: -1 | 1, act: string) => {
    const next = [...products];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + by, 0, moved);
    pressed.current = act;
    onChange(next);
  };
  const last = products.length - 1;
  return (
    <fieldset className="chosen-products" id={id} ref={list} tabIndex={-1}>
      <legend>Empfohlene Produkte</legend>
      {products.length === 0 ? <p>Noch kein Produkt.</p> : null}
      <ol>
        {products.map((product, index) => {
          const { Artikelnummer } = product;
          const about = `: ${product.name ?? ''} ${Artikelnummer}`;
          const [up, down] = [`up ${Artikelnummer}`, `down ${Artikelnummer}`];
          return (
            <li key={Artikelnummer}>
              <input type="hidden" name={`products[${index}].Artikelnummer`} value={Artikelnummer} />
              <span className="chosen-product">
                <ProductName {...product} />
              </span>
              <span className="row">
                <button
                  type="button"
                  className="button button-compact"
                  data-act={up}
                  disabled={index === 0}
                  onClick={() => move(index, -1, up)}
                >
                  <span aria-hidden="true">↑</span>
                  <span className="visually-hidden">Nach oben{about}</span>
                </button>
                <button
                  type="button"
                  className="button button-compact"
                  data-act={down}
                  disabled={index === last}
                  onClick={() => move(index, 1, down)}
                >
                  <span aria-hidden="true">↓</span>
                  <span className="visually-hidden">Nach unten{about}</span>
                </button>
                <button
                  type="button"
                  className="button button-compact"
                  onClick={() => {
                    pressed.current = 'gone';
                    onChange(products.filter((each) => each !== product));
                  }}
                >
                  Entfernen<span className="visually-hidden">{about}</span>
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

import { useState } from 'react';
import type { ManagedRecommendation, NamedProduct } from '#consultation/domain';
import { Select } from '../../ui/form/controls/select.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { recommendationForm } from './definition-forms.ts';
import { ProductSearch } from './product-search.tsx';

interface RecommendationDialogProps {
  readonly row: ManagedRecommendation;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Edits the products recommended for one key: add, reorder, remove. */
export function RecommendationDialog({ row, onDone, onClose }: RecommendationDialogProps) {
  const { key, version, Antworten } = row;
  const [products, setProducts] = useState(row.products);
  const stored = {
    version,
    pick: row.pick ?? '',
    products: row.products.map(({ Artikelnummer }) => ({ Artikelnummer })),
  };
  const form = useSavedForm({
    form: recommendationForm,
    stored,
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
        Empfohlen wird in dieser Reihenfolge, das passendste Produkt zuerst. Eine Artikelnummer steht für das
        ganze Produkt, gleich welche Größe sie hat.
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

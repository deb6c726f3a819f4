import { useRef, useState } from 'react';
import { changePrices, saveProduct } from '#catalogue/calls';
import { changedPrice, type ListedProduct, type ListedSize, priceChange, sizeLabel } from '#catalogue/domain';
import { formatEuro } from '#platform/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { useCall } from '../../ui/form/use-call.ts';
import { PricePreview } from '../rows/price-preview.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { chosenInWords, chosenOf } from './chosen-text.ts';
import { PicturesDialog } from './pictures-dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import { NEW_PRODUCT, productForm, storedSheet } from './product-form.ts';
import { ProductView } from './product-view.tsx';
import { recommendedInWords } from './recommended-words.ts';
import { rowOf, rowsOf, type SizeRow, type SizeTexts } from './size-rows.ts';
import { SizesDeletion } from './sizes-deletion.tsx';

interface ProductEditProps {
  /** Null for a new one. */
  readonly product: ListedProduct | null;
  /** A size to begin with, beside those that are stored. */
  readonly added?: SizeTexts | null;
  /** Message about the previous one. */
  readonly said: string;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
  /** Called after saving a new product when another one is to follow. */
  readonly onAnother: (done: string) => void;
  readonly onClose: () => void;
}

const NEW = { id: '' };
const ADDED = 'Ein neues Produkt wurde hinzugefügt.';

/** Edits, adds or deletes a product with all its sizes (access specification, section 4, 'Product dialog'). */
function ProductEdit({ product, added = null, said, onDone, onAnother, onClose }: ProductEditProps) {
  const [deleting, setDeleting] = useState(false);
  const [uploading, setUploading] = useState(false);
  const another = useRef(false);
  const [stored] = useState(() => (product === null ? NEW_PRODUCT : storedSheet(product)));
  const [rows, setRows] = useState<readonly SizeRow[]>(() => [
    ...rowsOf(stored.sizes),
    ...(added === null ? [] : [rowOf(added)]),
  ]);
  const title = product === null ? 'Produkt hinzufügen' : `${product.Produktbezeichnung} bearbeiten`;
  const form = useSavedForm({
    form: productForm,
    call: saveProduct,
    stored,
    storedOf: storedSheet,
    hidden: product === null ? NEW : { id: String(product.id) },
    // Saving waits for the upload: the product would not name the picture.
    waits: uploading,
    onStored: (next) => setRows(rowsOf((next as { readonly sizes?: readonly SizeTexts[] }).sizes)),
    onSaved: () => {
      if (product !== null) onDone('Produkt wurde erfolgreich bearbeitet.');
      else if (another.current) onAnother(ADDED);
      else onDone(ADDED);
    },
  });
  const saveAndAddAnother = async () => {
    another.current = true;
    await form.save();
    another.current = false;
  };
  return (
    <RowDialog
      title={title}
      about={product?.Produktbezeichnung}
      form={form}
      wide
      above={
        said === '' ? null : (
          <p role="status" className="message message-covered">
            {said}
          </p>
        )
      }
      onDelete={product === null ? null : () => setDeleting(true)}
      beside={
        product === null ? (
          <BusyButton busy={form.busy} onClick={() => form.busy || void saveAndAddAnother()}>
            Speichern und weiteres anlegen
          </BusyButton>
        ) : null
      }
      onClose={onClose}
      over={
        deleting && product !== null ? (
          <SizesDeletion
            products={[product]}
            sizes={product.sizes}
            onDone={onDone}
            onClose={() => setDeleting(false)}
          />
        ) : null
      }
    >
      <ProductFields form={form} product={product} rows={rows} onRows={setRows} onUploading={setUploading} />
    </RowDialog>
  );
}

/** The open dialogue; the number resets the form for each new product. */
export type Open =
  | { readonly mode: 'view'; readonly product: ListedProduct }
  | { readonly mode: 'edit'; readonly product: ListedProduct; readonly added?: SizeTexts }
  | { readonly mode: 'create'; readonly number: number }
  | { readonly mode: 'pictures' }
  | {
      readonly mode: 'price' | 'delete';
      readonly products: readonly ListedProduct[];
      readonly sizes: readonly ListedSize[];
    };

interface ProductDialogsProps {
  readonly open: Open | null;
  /** Message about the last product. */
  readonly said: string;
  readonly recommended: Readonly<Record<number, number>>;
  readonly onOpen: (open: Open | null) => void;
  /** @param next opened after it */
  readonly onDone: (done: string, next?: Open | null) => void;
}

/** The dialogues over the list of products. */
export function ProductDialogs({ open, said, recommended, onOpen, onDone }: ProductDialogsProps) {
  const close = () => onOpen(null);
  if (open === null) return null;
  if (open.mode === 'pictures') return <PicturesDialog onDone={onDone} onClose={close} />;
  if (open.mode === 'view')
    return (
      <ProductView
        product={open.product}
        recommended={recommendedInWords(recommended[open.product.id] ?? 0)}
        onEdit={() => onOpen({ mode: 'edit', product: open.product })}
        onClose={close}
      />
    );
  if (open.mode === 'price' || open.mode === 'delete') {
    const Change = open.mode === 'price' ? PriceChangeDialog : SizesDeletion;
    return (
      <Change products={open.products} sizes={open.sizes} onDone={(words) => onDone(words)} onClose={close} />
    );
  }
  return (
    <ProductEdit
      key={open.mode === 'create' ? open.number : 'edit'}
      product={open.mode === 'edit' ? open.product : null}
      added={open.mode === 'edit' ? (open.added ?? null) : null}
      said={open.mode === 'create' && open.number > 0 ? said : ''}
      onDone={(words) => onDone(words)}
      onAnother={(words) =>
        onDone(words, { mode: 'create', number: open.mode === 'create' ? open.number + 1 : 0 })
      }
      onClose={close}
    />
  );
}

interface PriceChangeDialogProps {
  readonly products: readonly ListedProduct[];
  readonly sizes: readonly ListedSize[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Sets the list prices of chosen sizes, and shows each of them before and after. */
function PriceChangeDialog({ products, sizes, onDone, onClose }: PriceChangeDialogProps) {
  const [kind, setKind] = useState<'amount' | 'percent'>('percent');
  const [value, setValue] = useState('');
  const [missed, setMissed] = useState(false);
  const { busy, failure, send } = useCall(changePrices, ({ changed }) =>
    onDone(changed === 1 ? 'Ein Preis wurde geändert.' : `${changed} Preise wurden geändert.`),
  );
  const read = priceChange.safeParse({ kind, value });
  const change = read.success ? read.data : null;
  const fault = read.success ? null : (read.error.issues[0]?.message ?? null);
  const lines = products.flatMap((product) =>
    product.sizes
      .filter(({ id }) => sizes.some((size) => size.id === id))
      .map((size) => ({
        id: size.id,
        name: `${product.Produktbezeichnung}, ${sizeLabel(size.Konfektionsgroesse)}`,
        before: size.UVP,
        after: change === null ? size.UVP : changedPrice(size.UVP, change),
      })),
  );
  const changed = lines.filter(({ before, after }) => before !== after).length;
  const euro = (cents: number | null) => (cents === null ? 'fehlt' : formatEuro(cents));
  const go = async () => {
    setMissed(true);
    if (change === null) return document.getElementById('price-change-input')?.focus();
    await send({ sizes: chosenOf(sizes), change: { kind, value } });
  };
  return (
    <Dialog title="UVP setzen" onClose={() => busy || onClose()} wide>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void go();
        }}
      >
        <p>{chosenInWords(products, sizes)}. Eigene Preise der Institutionen bleiben, wie sie sind.</p>
        <ChoiceGroup
          id="price-kind"
          label="Wie soll die UVP geändert werden?"
          choices={[
            { value: 'percent', label: 'um Prozent erhöhen oder senken' },
            { value: 'amount', label: 'auf einen Betrag setzen' },
          ]}
          chosen={[kind]}
          onChoose={(next: string) => setKind(next === 'amount' ? 'amount' : 'percent')}
        />
        <TextField
          id="price-change"
          label={kind === 'amount' ? 'Neue UVP in €' : 'Prozent'}
          note={kind === 'amount' ? null : 'wie 2,5; mit einem Minus davor wird gesenkt'}
          inputMode="decimal"
          maxLength={12}
          required
          value={value}
          error={missed ? fault : null}
          onChange={setValue}
        />
        <PricePreview
          prices={lines.map(({ id, name, before, after }) => ({
            id,
            name,
            before: euro(before),
            after: change === null ? '–' : before === after ? 'bleibt' : euro(after),
          }))}
        />
        <p role="status" className="field-hint">
          {change === null
            ? ''
            : changed === 1
              ? 'Ein Preis wird geändert.'
              : `${changed} Preise werden geändert.`}
        </p>
        <FailureText failure={failure} />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => busy || onClose()}>
            Abbrechen
          </button>
          <BusyButton busy={busy} type="submit" className="button button-primary">
            Preise ändern
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}

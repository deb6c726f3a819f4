import { useRef, useState } from 'react';
import type { ListedProduct } from '#catalogue/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import { NEW_PRODUCT, productForm, storedSheet } from './product-form.ts';
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
export function ProductEdit({ product, added = null, said, onDone, onAnother, onClose }: ProductEditProps) {
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
    stored,
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

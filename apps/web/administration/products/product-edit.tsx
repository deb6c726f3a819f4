import { useRef, useState } from 'react';
import type { ListedProduct } from '#catalogue/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { ProductDeletion } from './product-deletion.tsx';
import { ProductFields } from './product-fields.tsx';
import { NEW_PRODUCT, productForm, storedProduct } from './product-form.ts';

interface ProductEditProps {
  /** Null for a new one. */
  readonly product: ListedProduct | null;
  /** Message about the previous one. */
  readonly said: string;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
  /** Called after saving a new row when another one is to follow. */
  readonly onAnother: (done: string) => void;
  readonly onClose: () => void;
}

const NEW = { id: '' };
const ADDED = 'Ein neues Produkt wurde hinzugefügt.';

/** Edits, adds or deletes a row of the product table (access specification, section 4, 'Product dialog'). */
export function ProductEdit({ product, said, onDone, onAnother, onClose }: ProductEditProps) {
  const [deleting, setDeleting] = useState(false);
  const [uploading, setUploading] = useState(false);
  const another = useRef(false);
  const title = product === null ? 'Produkt hinzufügen' : `${product.Produktbezeichnung} bearbeiten`;
  const form = useSavedForm({
    form: productForm,
    stored: product === null ? NEW_PRODUCT : storedProduct(product),
    hidden: product === null ? NEW : { id: String(product.id) },
    // Saving waits for the upload: the row would not name the picture.
    waits: uploading,
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
          <ProductDeletion product={product} onDone={onDone} onClose={() => setDeleting(false)} />
        ) : null
      }
    >
      <ProductFields form={form} product={product} onUploading={setUploading} />
    </RowDialog>
  );
}

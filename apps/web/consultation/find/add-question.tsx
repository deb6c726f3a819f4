import { ONE_SIZE, sizeLabel } from '#catalogue/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { onSingleClick } from '../care/single-click.ts';
import type { RepeatedChoice } from './use-addition.ts';

/** Asks whether a product already in the cart should be added again. */
export function AddQuestion(props: { choice: RepeatedChoice; onConfirm: () => void; onClose: () => void }) {
  const { choice, onConfirm, onClose } = props;
  const { product, size, inCart } = choice;
  const sizes = inCart.filter((each) => each !== ONE_SIZE).map(sizeLabel);
  return (
    <Dialog title="Das Produkt ist bereits im Versorgungsrechner" onClose={onClose}>
      <p>
        „{product.Produktbezeichnung}“ ist bereits im Versorgungsrechner
        {sizes.length > 0 && ` (Größe ${sizes.join(', ')})`}. Möchten Sie es
        {size !== undefined && size !== ONE_SIZE && ` in Größe ${sizeLabel(size)}`} trotzdem hinzufügen?
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
        <button type="button" className="button button-primary" onClick={onSingleClick(onConfirm)}>
          Hinzufügen
        </button>
      </div>
    </Dialog>
  );
}

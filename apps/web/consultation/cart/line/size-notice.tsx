import type { MouseEvent } from 'react';
import { sizeInWords } from '#catalogue/domain';

/**
 * Asks to check a preselected size that was not matched to the person, until it is confirmed or changed.
 *
 * @param props.hip that no size fits the hip circumference; null otherwise
 */
export function SizeNotice(props: { size: string; hip: string | null; onConfirm: () => void }) {
  const { size, hip, onConfirm } = props;
  const confirm = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the notice: the focus moves to the size, the first choice on the card.
    currentTarget.closest('article')?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onConfirm();
  };
  return (
    <div className="message message-notice">
      <p>Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
      {hip && <p>{hip}</p>}
      <p>
        <button type="button" className="button" onClick={confirm}>
          {sizeInWords(size)} passt
        </button>
      </p>
    </div>
  );
}

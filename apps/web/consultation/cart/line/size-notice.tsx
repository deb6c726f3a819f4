import type { MouseEvent } from 'react';

/** Asks to check a preselected size that was not matched to the person, until it is confirmed or changed. */
export function SizeNotice({ size, onConfirm }: { size: string; onConfirm: () => void }) {
  const confirm = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the notice: the focus moves to the size, the first choice on the card.
    currentTarget.closest('article')?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onConfirm();
  };
  return (
    <div className="message message-notice">
      <p>Achtung: Bitte überprüfen Sie die vorausgewählte Größe.</p>
      <p>
        <button type="button" className="button" onClick={confirm}>
          Größe {size} passt
        </button>
      </p>
    </div>
  );
}

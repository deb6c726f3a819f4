import type { MouseEvent } from 'react';

/** Asks to check a size that was preselected without a match for the person, until it is confirmed or changed. */
export function SizeNotice({ size, onConfirm }: { size: string; onConfirm: () => void }) {
  const confirm = ({ currentTarget }: MouseEvent) => {
    // The button goes with the notice: the focus goes on to the size it was about, the first choice of the card.
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

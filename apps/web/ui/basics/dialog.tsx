import { type ReactNode, useId } from 'react';
import { useModal } from './modal.ts';

/**
 * A question or a notice over the screen.
 *
 * @param props.onClose called for Escape and the dialog's own close buttons; the caller then stops rendering it
 */
export function Dialog(props: { title: string; onClose: () => void; wide?: boolean; children: ReactNode }) {
  const { title, onClose, wide, children } = props;
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={wide ? 'dialog dialog-wide' : 'dialog'} aria-labelledby={titleId}>
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

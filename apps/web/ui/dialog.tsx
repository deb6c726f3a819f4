import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/**
 * A modal dialog on the browser's own element: focus is held and given back, Escape closes it.
 *
 * @param props.onClose called for Escape and for the dialog's own ways out; the caller then stops showing it
 */
export function Dialog(props: { title: string; onClose: () => void; wide?: boolean; children: ReactNode }) {
  const { title, onClose, wide, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element leaves the document: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

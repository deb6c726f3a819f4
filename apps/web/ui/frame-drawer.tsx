import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './frame-icons.tsx';

/** The menu over the screen, for narrow windows: a modal dialog, so that focus stays in it and Escape closes it. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const element = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu closes it; for the keyboard that is Escape.
    <dialog
      ref={element}
      className="drawer"
      aria-label="Menü"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="drawer-body">
        <button type="button" className="icon-button drawer-close" onClick={onClose}>
          <CloseIcon />
          <span className="visually-hidden">Menü schließen</span>
        </button>
        {children}
      </div>
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { useModal } from '../ui/basics/modal.ts';
import { CloseIcon } from './icons.tsx';

/** The menu as an overlay, for narrow windows. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the menu; with the keyboard, Escape does.
    <dialog
      {...modal}
      className="drawer"
      aria-label="Menü"
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

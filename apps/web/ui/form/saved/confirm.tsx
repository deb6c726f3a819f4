import type { ReactNode } from 'react';
import { BusyButton } from '../../basics/busy-button.tsx';
import { Dialog } from '../../basics/dialog.tsx';

interface ConfirmProps {
  /** The question. */
  readonly title: string;
  /** What would be lost, line by line, by name. */
  readonly lost: readonly string[];
  /** The answer that loses nothing, such as `Behalten`. */
  readonly stay: string;
  /** The other one, named after what it does, such as `Löschen`. */
  readonly go: string;
  readonly busy?: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** More on what it means. */
  readonly children?: ReactNode;
}

/** Asks before something is lost. */
export function Confirm({ title, lost, stay, go, busy = false, onStay, onGo, children }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={() => busy || onStay()}>
      {children}
      <ul className="message message-notice confirm-lost">
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="dialog-actions">
        {/* First, so that it has the focus: a second Enter must not delete anything. */}
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={() => busy || onStay()}
        >
          {stay}
        </button>
        <BusyButton busy={busy} onClick={() => busy || onGo()}>
          {go}
        </BusyButton>
      </div>
    </Dialog>
  );
}

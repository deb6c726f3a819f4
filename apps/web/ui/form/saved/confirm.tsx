import type { ReactNode } from 'react';
import { BusyButton } from '../../basics/busy-button.tsx';
import { Dialog } from '../../basics/dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What would be lost, by name, one per line. */
  readonly lost: readonly string[];
  /** The button that loses nothing: `Behalten` unless the specification names another. */
  readonly stay?: string;
  /** The other one, named after its effect, such as `Löschen`. */
  readonly go: string;
  readonly busy?: boolean;
  readonly onStay: () => void;
  readonly onGo: () => void;
  /** Further explanation. */
  readonly children?: ReactNode;
}

/** Asks before something is lost. */
export function Confirm(props: ConfirmProps) {
  const { title, lost, stay = 'Behalten', go, busy = false, onStay, onGo, children } = props;
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

import type { ReactNode } from 'react';
import type { DeferredPart } from '../../connection/deferred/deferred-part.ts';
import { useAskedPart } from '../../connection/deferred/use-deferred-part.ts';
import { Dialog } from './dialog.tsx';
import { Skeleton } from './skeleton.tsx';

interface DeferredProps<T> {
  readonly part: DeferredPart<T>;
  /** Says what is loading. */
  readonly label: string;
  /** What could not be done, if it does not load; left out: only that it did not. */
  readonly failure?: string;
  /** Closes the dialog around it, where that has no button of its own yet. */
  readonly onClose?: () => void;
  readonly children: (part: T) => ReactNode;
}

/** A part that the user has asked for: a placeholder until it has loaded, and a retry if it does not. */
export function Deferred<T>({ part, label, failure, onClose, children }: DeferredProps<T>) {
  const { there, state, retry } = useAskedPart(part);
  if (there !== null) return children(there);
  return (
    <div className="stack">
      {state === 'failed' ? <Failure title={failure} /> : <Skeleton label={label} />}
      <Actions onClose={onClose} onRetry={state === 'failed' ? retry : undefined} />
    </div>
  );
}

/**
 * A dialog in a part of its own. Nothing is shown until it has loaded; if it does not, a dialog says so and offers to
 * try again.
 */
export function DeferredDialog<T>({
  part,
  onClose,
  meanwhile = null,
  children,
}: {
  readonly part: DeferredPart<T>;
  readonly onClose: () => void;
  /** Shown until it has loaded. */
  readonly meanwhile?: ReactNode;
  readonly children: (part: T) => ReactNode;
}) {
  const { there, state, retry } = useAskedPart(part);
  if (there !== null) return children(there);
  if (state === 'loading') return meanwhile;
  return (
    <Dialog title="Das Fenster konnte nicht geladen werden" onClose={onClose}>
      {state === 'failed' ? <Failure /> : <Skeleton label="Das Fenster wird geladen …" />}
      <Actions onClose={onClose} onRetry={state === 'failed' ? retry : undefined} />
    </Dialog>
  );
}

function Failure({ title }: { readonly title?: string | undefined }) {
  return (
    <div className="message message-cost" role="alert">
      {title === undefined ? null : (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>
        Was dafür nötig ist, konnte nicht geladen werden. Ihre Eingaben sind noch da. Bitte prüfen Sie die
        Verbindung und versuchen Sie es erneut; nach einer Aktualisierung von Inkoberatung hilft es, die Seite
        neu zu laden.
      </p>
    </div>
  );
}

interface ActionsProps {
  readonly onClose: (() => void) | undefined;
  readonly onRetry: (() => void) | undefined;
}

function Actions({ onClose, onRetry }: ActionsProps) {
  if (onClose === undefined && onRetry === undefined) return null;
  return (
    <div className={onClose === undefined ? 'row' : 'dialog-actions'}>
      {onClose && (
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      )}
      {onRetry && (
        <button type="button" className="button button-primary" onClick={onRetry}>
          Erneut versuchen
        </button>
      )}
    </div>
  );
}

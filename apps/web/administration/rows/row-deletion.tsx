import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { Confirm } from '../../ui/form/confirm.tsx';

interface RowDeletionProps {
  /** Name of the list in addresses. */
  readonly list: 'krankenkassen' | 'wettbewerber' | 'rollen' | 'pakete';
  readonly row: { readonly id: number; readonly version: number };
  readonly question: string;
  /** What would be lost, line by line. */
  readonly lost: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a row of a list of the vendor's goes, deletes it, or says why it stays. */
export function RowDeletion({ list, row, question, lost, onDone, onClose }: RowDeletionProps) {
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await callPage(`/cms/${list}/deletion`, {
      id: String(row.id),
      version: String(row.version),
    });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.message);
    clearLoaderCache();
    revalidator.revalidate();
    onDone();
  };
  return (
    <Confirm
      title={question}
      lost={lost}
      stay="Behalten"
      go="Löschen"
      busy={busy}
      onStay={onClose}
      onGo={() => void go()}
    >
      {failure === null ? null : (
        <p className="message message-cost" role="alert">
          {failure}
        </p>
      )}
    </Confirm>
  );
}

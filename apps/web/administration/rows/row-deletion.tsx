import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';

interface RowDeletionProps {
  /** The list's name in addresses. */
  readonly list: string;
  readonly row: { readonly id: number; readonly version: number };
  readonly question: string;
  /** What is lost, line by line. */
  readonly lost: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a row of a vendor's list is deleted, deletes it, or explains why it stays. */
export function RowDeletion({ list, row, question, lost, onDone, onClose }: RowDeletionProps) {
  const { busy, failure, send } = useChange(onDone);
  const fields = { id: String(row.id), version: String(row.version) };
  return (
    <Confirm
      title={question}
      lost={lost}
      go="Löschen"
      busy={busy}
      onStay={onClose}
      onGo={() => void send(`/cms/${list}/deletion`, fields)}
    >
      <FailureText failure={failure} />
    </Confirm>
  );
}

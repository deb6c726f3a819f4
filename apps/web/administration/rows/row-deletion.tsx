import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';

interface RowDeletionProps {
  /** Name of the list in addresses. */
  readonly list: string;
  readonly row: { readonly id: number; readonly version: number };
  readonly question: string;
  /** What would be lost, line by line. */
  readonly lost: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a row of a list of the vendor's goes, deletes it, or says why it stays. */
export function RowDeletion({ list, row, question, lost, onDone, onClose }: RowDeletionProps) {
  const { busy, failure, send } = useChange(onDone);
  const fields = { id: String(row.id), version: String(row.version) };
  return (
    <Confirm
      title={question}
      lost={lost}
      stay="Behalten"
      go="Löschen"
      busy={busy}
      onStay={onClose}
      onGo={() => void send(`/cms/${list}/deletion`, fields)}
    >
      <FailureText failure={failure} />
    </Confirm>
  );
}

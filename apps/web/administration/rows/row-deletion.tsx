import type { RowRemoval } from '#platform/domain';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';

interface RowDeletionProps {
  readonly call: RowRemoval;
  readonly row: { readonly id: number; readonly version: number };
  readonly question: string;
  /** What is lost, line by line. */
  readonly lost: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a row of a vendor's list is deleted, deletes it, or explains why it stays. */
export function RowDeletion({ call, row, question, lost, onDone, onClose }: RowDeletionProps) {
  const { busy, failure, send } = useCall(call, onDone);
  const fields = { id: String(row.id), version: String(row.version) };
  return (
    <Confirm
      title={question}
      lost={lost}
      go="Löschen"
      busy={busy}
      onStay={onClose}
      onGo={() => void send(fields)}
    >
      <FailureText failure={failure} />
    </Confirm>
  );
}

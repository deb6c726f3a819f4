import { useState } from 'react';
import type { AuditLine } from '#auth/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';

/** Few readers of the log take an import back. */
const TAKE_BACK_DIALOG = deferredPart(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog);

interface TakeBackProps {
  readonly line: Pick<AuditLine, 'id' | 'canTakeBack'>;
  readonly onDone?: () => void;
}

/** Offers to take an import back at its entry; nothing at any other entry. */
export function TakeBack({ line: { id, canTakeBack }, onDone = () => {} }: TakeBackProps) {
  const [open, setOpen] = useState(false);
  if (!canTakeBack) return null;
  return (
    <>
      <button type="button" className="button button-compact" onClick={() => setOpen(true)}>
        Diese Einlesung zurücknehmen
      </button>
      {open ? (
        <DeferredDialog part={TAKE_BACK_DIALOG} onClose={() => setOpen(false)}>
          {(TakeBackDialog) => <TakeBackDialog id={id} onDone={onDone} onClose={() => setOpen(false)} />}
        </DeferredDialog>
      ) : null}
    </>
  );
}

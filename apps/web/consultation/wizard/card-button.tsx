import { useState } from 'react';
import type { Answers } from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';

const DIALOG = deferredPart(async () => (await import('../card/card-dialog.tsx')).CardDialog);

interface CardButtonProps {
  readonly answers: Answers;
  readonly change: (change: (answers: Answers) => Answers) => void;
}

/** Opens the field for a health card; its code is loaded after the screen. */
export function CardButton({ answers, change }: CardButtonProps) {
  const Dialog = useDeferredPart(DIALOG);
  const [open, setOpen] = useState(false);
  return (
    <div className="card-entry">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Karte einlesen
      </button>
      {open && Dialog !== null && <Dialog answers={answers} change={change} onClose={() => setOpen(false)} />}
    </div>
  );
}

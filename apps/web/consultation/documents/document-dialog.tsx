import { useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { type DocumentKind, wordsOf } from '../papers/document-kinds.ts';

/** Shows and makes documents; loaded with the first one. */
const DESK = deferredPart(async () => (await import('./desk/document-desk.tsx')).DocumentDesk, 'on-demand');

/** A document in a dialog. */
export function DocumentDialog(props: {
  kind: DocumentKind;
  insurer: Krankenkasse;
  nameless: boolean;
  /** Whether to begin with the mail. */
  mail: boolean;
  onClose: () => void;
}) {
  const { kind, insurer, onClose } = props;
  const [busy, setBusy] = useState(false);
  return (
    // A running transfer is not interrupted; the dialog can be closed again after a few seconds.
    <Dialog title={wordsOf(kind, insurer).title} onClose={() => busy || onClose()} wide>
      <Deferred
        part={DESK}
        label="Das Dokument wird vorbereitet …"
        failure="Es gab einen Fehler beim Erstellen des PDFs"
        onClose={onClose}
      >
        {(Desk) => <Desk {...props} onBusy={setBusy} />}
      </Deferred>
    </Dialog>
  );
}

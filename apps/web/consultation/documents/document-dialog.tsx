import { useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { DOCUMENTS, type DocumentKind } from './kinds/document-kinds.ts';
import { useDocumentParts } from './use-document-parts.ts';

/** A document in a dialog. The code that makes it is loaded with the first document. */
export function DocumentDialog(props: {
  kind: DocumentKind;
  insurer: Krankenkasse;
  nameless: boolean;
  onClose: () => void;
}) {
  const { kind, onClose } = props;
  const { state, retry } = useDocumentParts();
  const [busy, setBusy] = useState(false);
  const Desk = state.kind === 'there' ? state.Desk : null;
  return (
    // A running transfer is not interrupted; the dialog can be closed again after a few seconds.
    <Dialog title={DOCUMENTS[kind].title} onClose={() => busy || onClose()} wide>
      {Desk ? (
        <Desk {...props} onBusy={setBusy} />
      ) : (
        <>
          {state.kind === 'failed' ? (
            <div className="message message-cost" role="alert">
              <p>
                <strong>Es gab einen Fehler beim Erstellen des PDFs</strong>
              </p>
              <p>{UNREACHABLE}</p>
            </div>
          ) : (
            <Skeleton label="Das Dokument wird vorbereitet …" />
          )}
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              Schließen
            </button>
            {state.kind === 'failed' && (
              <button type="button" className="button button-primary" onClick={retry}>
                Erneut versuchen
              </button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

const UNREACHABLE =
  'Was dafür nötig ist, konnte nicht geladen werden. Ihre Eingaben sind noch da. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut; nach einer Aktualisierung von Inkoberatung hilft es, die Seite neu zu laden.';

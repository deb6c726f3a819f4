import { type DragEvent, useId, useState } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';

const ONE = 'Bitte legen Sie eine einzelne Datei ab.';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The one file that was dropped, or why there is none. */
function droppedFile({ dataTransfer }: DragEvent): { readonly file: File } | { readonly fault: string } {
  const [file, ...more] = dataTransfer.files;
  return file === undefined || more.length > 0 ? { fault: ONE } : { file };
}

const DIALOG = deferredPart(async () => (await import('./open-dialog.tsx')).OpenDialog);

/** Opens a Dokumentation from the home page, also one that is dropped on it. */
export function OpenRecordAction({ ready }: { readonly ready: boolean }) {
  const about = useId();
  const [shown, setShown] = useState<{ readonly dropped: File | null } | null>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    if (!ready || !holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const dropped = droppedFile(event);
    // Several files: the dialog says that it takes one.
    setShown({ dropped: 'file' in dropped ? dropped.file : null });
  };
  return (
    <li
      className="desk-action desk-record"
      data-drop={over ? 'over' : 'open'}
      onDragOver={(event) => {
        if (!ready || !holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M13 3.5H6.5A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9.5ZM13 3.5v6h6M12 17.5v-5M9.5 15l2.5-2.5 2.5 2.5" />
      </svg>
      <div className="desk-words">
        <button
          type="button"
          className="desk-link"
          aria-describedby={about}
          disabled={!ready}
          onClick={() => setShown({ dropped: null })}
        >
          Folgeberatung: Dokumentation öffnen
        </button>
        <span id={about}>Mit dem PDF der letzten Beratung: auswählen oder hierher ziehen.</span>
      </div>
      {shown === null ? null : (
        <DeferredDialog part={DIALOG} onClose={() => setShown(null)}>
          {(OpenDialog) => <OpenDialog dropped={shown.dropped} onClose={() => setShown(null)} />}
        </DeferredDialog>
      )}
    </li>
  );
}

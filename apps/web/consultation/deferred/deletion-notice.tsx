import { useEffect } from 'react';
import { type DeletionState, setDeletion, useDeletion } from '../documents/sent/deletion-state.ts';
import { deleteAllFiles, deleteFile } from '../papers/document-calls.ts';

/** Deletes the files of a person to be forgotten, reports the result, and offers a retry. */
export function DeletionNotice() {
  const deletion = useDeletion();
  const open = deletion.kind === 'failed' || deletion.kind === 'running';
  const close = () => setDeletion({ kind: 'idle' });
  useEffect(() => {
    if (deletion.kind === 'asked') void forgetFiles(deletion.names);
  }, [deletion]);
  return (
    <div role="status">
      {(open || deletion.kind === 'done') && (
        <div className={`navigation-notice message ${open ? 'message-notice' : 'message-covered'}`}>
          <p>
            <strong>
              {open ? 'Es gab einen Fehler beim Löschen des PDFs' : 'Das PDF wurde erfolgreich gelöscht'}
            </strong>
          </p>
          {open && (
            <p>
              Die Angaben in diesem Browser sind gelöscht. Das verschlüsselte PDF liegt noch auf dem Server,
              längstens 24 Stunden.
            </p>
          )}
          <div className="row">
            {open && (
              <button
                type="button"
                className="button button-primary"
                aria-disabled={deletion.kind === 'running'}
                onClick={() => void retry(deletion)}
              >
                Erneut versuchen
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              Schließen
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Deletes all files of the user, including any this browser has lost track of. */
async function forgetFiles(names: readonly string[]): Promise<void> {
  setDeletion({ kind: 'idle' });
  const result = await deleteAllFiles();
  if (names.length > 0) setDeletion(result.ok ? { kind: 'done' } : { kind: 'failed', names });
}

/** By name: by now there may be files of the next person. */
async function retry(deletion: DeletionState): Promise<void> {
  if (deletion.kind !== 'failed') return;
  setDeletion({ ...deletion, kind: 'running' });
  const results = await Promise.all(
    deletion.names.map(async (name) => ({ name, ok: (await deleteFile(name)).ok })),
  );
  const left = results.filter(({ ok }) => !ok).map(({ name }) => name);
  setDeletion(left.length === 0 ? { kind: 'done' } : { kind: 'failed', names: left });
}

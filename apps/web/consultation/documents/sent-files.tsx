import { useRef, useState } from 'react';
import { formatMoment } from '#platform/domain';
import { usePress } from '../../ui/basics/use-press.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { isStale } from '../draft/figures-decision.ts';
import { deleteFile } from '../papers/document-calls.ts';
import { sentTitle } from '../papers/document-kinds.ts';
import { keptFiles, type SentFile, withDeleted } from '../papers/sent-file.ts';

type Deletion =
  | { readonly kind: 'idle' | 'done' }
  | { readonly kind: 'running' | 'failed'; readonly name: string };

/** The files of this consultation on the server, each with a delete button. */
export function SentFiles() {
  const { draft, update } = useDraft();
  const [deletion, setDeletion] = useState<Deletion>({ kind: 'idle' });
  const place = useRef<HTMLDivElement>(null);
  const files = keptFiles(draft.documents);
  const { busy, press } = usePress();
  const remove = async ({ name }: SentFile) => {
    setDeletion({ kind: 'running', name });
    const result = await deleteFile(name);
    setDeletion(result.ok ? { kind: 'done' } : { kind: 'failed', name });
    if (!result.ok) return;
    update((before) => ({ ...before, documents: withDeleted(before.documents, name, Date.now()) }));
    // The pressed button is gone.
    place.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of files, not of a form's fields.
    <div className="sent-files" ref={place} tabIndex={-1} role="group" aria-label="Gesendete Dokumente">
      {files.length > 0 && (
        <>
          <h3>Gesendete Dokumente</h3>
          <p className="field-hint">
            Verschlüsselt auf dem Server, bis Sie eine neue Beratung beginnen oder sich abmelden, längstens 24
            Stunden.
          </p>
          <ul className="sent-list">
            {files.map((file) => (
              <li key={file.name}>
                <div>
                  <p>{sentTitle(file)}</p>
                  <p className="field-hint">
                    {file.email === null
                      ? `Versand${file.pending ? ` an ${file.pending.mail.email}` : ''} nicht bestätigt`
                      : `Gesendet an ${file.email}`}
                    , {formatMoment(file.at)}
                    {isStale(file, draft) && <StaleMark />}
                  </p>
                </div>
                <button
                  type="button"
                  className="button button-compact"
                  aria-disabled={busy}
                  onClick={(event) => void press(() => remove(file), event)}
                >
                  Löschen <span className="visually-hidden">: {sentTitle(file)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="status">
        {deletion.kind === 'done' && (
          <p className="message message-covered">Das PDF wurde erfolgreich gelöscht</p>
        )}
        {deletion.kind === 'failed' && (
          <div className="message message-cost">
            <p>
              <strong>Es gab einen Fehler beim Löschen des PDFs</strong>
            </p>
            <p>Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Marks a document handed out before answers, products or figures changed. */
function StaleMark() {
  return (
    <>
      {' · '}
      <strong className="stale-mark">geändert seitdem</strong>
    </>
  );
}

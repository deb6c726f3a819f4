import { useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { counted, formatDay } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { personInWords } from '../area/draft-in-words.ts';
import { useForgetPerson } from '../documents/sent/use-forget-person.ts';
import { answerCount } from '../draft/answer-count.ts';
import { type Draft, isUntouched } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { UnsavedList } from '../leaving/dialogs/unsaved-list.tsx';
import { unsavedWork } from '../leaving/dialogs/unsaved-work.ts';
import { loadReopenedCard } from './deferred-reopened.tsx';
import type { DraftOfRecord } from './draft-of-record.ts';
import { recordedName } from './recorded-name.ts';
import { useOpening } from './use-opening.ts';

/**
 * Opens the PDF of a Dokumentation and begins a Folgeberatung with it.
 *
 * @param props.dropped the file, if one was dropped on the home page
 */
export function OpenDialog({ dropped, onClose }: { dropped: File | null; onClose: () => void }) {
  const { state, open, tryPassword, startOver } = useOpening();
  const { getState, update } = useDraftActions();
  const forget = useForgetPerson();
  const navigate = useNavigate();
  // The screen itself answers a failed load.
  useEffect(() => void loadReopenedCard().catch(() => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each dropped file is opened once.
  useEffect(() => {
    if (dropped !== null) open(dropped);
  }, [dropped]);
  const begin = (draft: Parameters<typeof FoundRecord>[0]['draft']) => {
    if (!isUntouched(getState().draft)) forget();
    update((before) => ({ ...before, ...draft, place: '/wizard/0' }));
    onClose();
    navigate('/wizard/0');
  };
  return (
    <Dialog title="Dokumentation öffnen" onClose={onClose}>
      {state.kind === 'choosing' && (
        <div className="stack">
          <p>
            Eine Folgeberatung beginnt mit den Antworten und Produkten aus dem PDF der letzten Dokumentation.
          </p>
          <RecordFile failure={state.failure} onFile={open} onFault={startOver} />
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              Abbrechen
            </button>
          </div>
        </div>
      )}
      {state.kind === 'reading' && <Skeleton label="Die Dokumentation wird gelesen …" />}
      {state.kind === 'password' && (
        <RecordPassword
          wrong={state.wrong}
          onTry={(password) => tryPassword(state.bytes, password)}
          onBack={() => startOver()}
        />
      )}
      {state.kind === 'found' && (
        <FoundRecord draft={state.draft} onBegin={() => begin(state.draft)} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** What a record holds, what is gone of it, and what beginning with it would lose. */
function FoundRecord(props: { draft: DraftOfRecord; onBegin: () => void; onClose: () => void }) {
  const { draft, onBegin, onClose } = props;
  const current = useDraftPart((state) => state.draft);
  const { reopened } = draft;
  if (reopened === undefined) return null;
  const lines = reopened.proposals.flatMap((proposal) => proposal.lines);
  const gone = lines.filter(({ line }) => line === null);
  const person = personInWords(draft.answers);
  const begun = !isUntouched(current);
  return (
    <div className="stack">
      <p>
        <strong>
          Beratung vom {formatDay(reopened.day)}
          {person === null ? '' : ` mit ${person}`}
        </strong>
        <br />
        {counted(answerCount(draft), ['Antwort', 'Antworten'])},{' '}
        {counted(lines.length, ['Produkt', 'Produkte'])}
      </p>
      {gone.length > 0 && (
        <div className="message message-notice">
          <p>Nicht mehr im Katalog und deshalb nicht übernommen:</p>
          <ul className="record-gone">
            {gone.map((line) => (
              <li key={recordedName(line)}>{recordedName(line)}</li>
            ))}
          </ul>
        </div>
      )}
      {begun && <Loss draft={current} />}
      <div className="dialog-actions">
        {/* First where something would be lost: a second Enter must not delete anything. */}
        <button type="button" className={begun ? 'button button-primary' : 'button'} onClick={onClose}>
          {begun ? 'Begonnene Beratung behalten' : 'Abbrechen'}
        </button>
        <button type="button" className={begun ? 'button' : 'button button-primary'} onClick={onBegin}>
          {begun ? 'Löschen und Folgeberatung beginnen' : 'Folgeberatung beginnen'}
        </button>
      </div>
    </div>
  );
}

function Loss({ draft }: { draft: Draft }) {
  const lost = unsavedWork(draft);
  return (
    <>
      <p>In diesem Browser ist eine Beratung begonnen. Die Folgeberatung löscht sie.</p>
      {lost === null ? (
        <p>Sie ist vollständig gedruckt, gesichert oder gesendet.</p>
      ) : (
        <UnsavedList lost={lost} />
      )}
    </>
  );
}

interface RecordFileProps {
  readonly failure: string | null;
  readonly onFile: (file: File) => void;
  readonly onFault: (fault: string) => void;
}

/** Takes a PDF: chosen, or dropped on the area. */
function RecordFile({ failure, onFile, onFault }: RecordFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // The home page behind the dialog takes what is dropped on it, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the input is the first.
    <div onDrop={(event) => event.stopPropagation()}>
      <FilePicker
        id="record-file"
        label="PDF der Dokumentation"
        note="Höchstens 10 MB. Die Datei wird nur in diesem Browser gelesen."
        error={failure === null ? null : `${failure} Es wurde nichts geändert.`}
        announced
        accept="application/pdf,.pdf"
        input={input}
        onFile={(file) => {
          if (file !== null) onFile(file);
        }}
        onFault={onFault}
      />
    </div>
  );
}

/** Asks for the password of a record that the institution's own does not open. */
function RecordPassword(props: { wrong: boolean; onTry: (password: string) => void; onBack: () => void }) {
  const { wrong, onTry, onBack } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password === '') return input.current?.focus();
    onTry(password);
  };
  return (
    <form className="stack" onSubmit={onSubmit} noValidate>
      <p>
        Diese Datei ist verschlüsselt. Bitte geben Sie das Passwort ein, mit dem sie gesendet wurde. Bei einem
        eigenen Kennwort steht es auf dem Zettel der Person.
      </p>
      <div className="field">
        <label className="field-label" htmlFor="record-password">
          Passwort des PDFs
        </label>
        {wrong ? (
          <p className="field-error" id="record-password-error" role="alert">
            Mit diesem Passwort lässt sich die Datei nicht öffnen. Es wurde nichts geändert.
          </p>
        ) : null}
        <input
          ref={input}
          className="input"
          id="record-password"
          type="password"
          autoComplete="off"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'record-password-error' : undefined}
        />
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onBack}>
          Andere Datei
        </button>
        <button type="submit" className="button button-primary">
          Öffnen
        </button>
      </div>
    </form>
  );
}

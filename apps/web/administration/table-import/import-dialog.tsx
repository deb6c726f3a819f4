import { useRef, useState } from 'react';
import type { StagedTable, TableCounts } from '#platform';
import { callPage } from '../../session/call-page.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { FileField } from '../../ui/form/controls/file-field.tsx';
import type { FileProgress } from '../../ui/form/controls/file-progress.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors, FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useSendForm } from '../../ui/form/use-send-form.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';
import { Preview } from './preview.tsx';
import { TABLE_RULES, tableForm } from './table-file.ts';
import { CANCELLED, type Upload, uploadFile } from './upload-file.ts';

interface ImportDialogProps {
  readonly address: `/${string}`;
  readonly title: string;
  readonly about: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/**
 * Imports a table: choose a file, preview the changes, save (access specification, section 4, 'CSV upload').
 */
export function ImportDialog({ address, title, about, onDone, onClose }: ImportDialogProps) {
  const [staged, setStaged] = useState<StagedTable | null>(null);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const under = useRef<Upload<StagedTable> | null>(null);
  const upload = useSendForm({
    form: tableForm,
    send: async ({ file }) => {
      setProgress(null);
      under.current = uploadFile<StagedTable>(address, file, setProgress);
      const answer = await under.current.answer;
      under.current = null;
      if (answer.ok || answer.code === CANCELLED || Object.keys(answer.fields).length > 0) return answer;
      return { ...answer, message: `Es gab einen Fehler beim Upload: ${answer.message}` };
    },
    onSent: setStaged,
  });
  const leave = () => {
    under.current?.cancel();
    onClose();
  };
  return (
    <Dialog title={`${title}: CSV hochladen`} onClose={leave} wide>
      {staged === null ? (
        <Form form={upload} label="CSV hochladen" files>
          <FormErrors />
          {Object.keys(upload.errors).length === 0 ? <FormFailure /> : null}
          <p>
            Am einfachsten laden Sie zuerst die CSV herunter und ändern sie. {about} Was nicht in der Datei
            steht, bleibt. Geschrieben wird erst, wenn Sie die Vorschau speichern.
          </p>
          <FileField name="file" label="Datei" rules={TABLE_RULES} progress={progress} required />
          <div className="dialog-actions">
            {upload.busy ? (
              <button type="button" className="button" onClick={() => under.current?.cancel()}>
                Hochladen abbrechen
              </button>
            ) : (
              <button type="button" className="button" onClick={onClose}>
                Abbrechen
              </button>
            )}
            <Submit>Vorschau</Submit>
          </div>
        </Form>
      ) : (
        <Staged
          address={address}
          staged={staged}
          onDone={onDone}
          onClose={onClose}
          onAgain={() => setStaged(null)}
        />
      )}
    </Dialog>
  );
}

interface StagedProps extends Omit<ImportDialogProps, 'title' | 'about'> {
  readonly staged: StagedTable;
  readonly onAgain: () => void;
}

function Staged({ address, staged, onDone, onClose, onAgain }: StagedProps) {
  const { busy, failure, send } = useChange<TableCounts>(({ edited, inserted }) =>
    onDone(`Gespeichert: ${edited} geändert, ${inserted} neu.`),
  );
  const changes = staged.edited + staged.inserted;
  const path = `${address}/import` as const;
  const save = async () => {
    if (!busy) await send(path, { id: staged.id, take: 'yes' });
  };
  // Deletes the staged file, which would otherwise expire after a day.
  const discard = (then: () => void) => {
    void callPage(path, { id: staged.id, take: 'no' });
    then();
  };
  return (
    <div className="stack">
      <Preview staged={staged} />
      <FailureText failure={failure} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => discard(onAgain)}>
          Andere Datei
        </button>
        <button type="button" className="button" onClick={() => discard(onClose)}>
          {changes === 0 ? 'Schließen' : 'Abbrechen'}
        </button>
        {changes === 0 ? null : (
          <BusyButton className="button button-primary" busy={busy} onClick={() => void save()}>
            Speichern
          </BusyButton>
        )}
      </div>
    </div>
  );
}

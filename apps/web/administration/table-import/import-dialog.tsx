import { useRef, useState } from 'react';
import type { StagedTable } from '#platform';
import { discardTable, importTable, uploadTable } from '#platform/calls';
import { csvFile, type LineKind } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { FileField } from '../../ui/form/controls/file-field.tsx';
import type { FileProgress } from '../../ui/form/controls/file-progress.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors, FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { TABLE_RULES, tableForm } from './table-file.ts';
import { CANCELLED, type Upload, uploadFile } from './upload-file.ts';

interface ImportDialogProps {
  /** The table's name. */
  readonly table: string;
  readonly area: 'cms' | 'settings';
  readonly title: string;
  readonly about: string;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/**
 * Imports a table: choose a file, preview the changes, save (access specification, section 4, 'CSV upload').
 */
export function ImportDialog({ table, area, title, about, onDone, onClose }: ImportDialogProps) {
  const [staged, setStaged] = useState<StagedTable | null>(null);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const under = useRef<Upload<StagedTable> | null>(null);
  const upload = useCallForm({
    form: tableForm,
    send: async ({ file }) => {
      setProgress(null);
      under.current = uploadFile(uploadTable, { table, file }, setProgress);
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
            steht, bleibt. Die Datei gilt erst, wenn Sie die Vorschau speichern.
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
          table={table}
          area={area}
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

function Staged({ table, area, staged, onDone, onClose, onAgain }: StagedProps) {
  const { busy, failure, send } = useCall(importTable, ({ edited, inserted }) =>
    onDone(`Gespeichert: ${edited} geändert, ${inserted} neu.`),
  );
  const changes = staged.edited + staged.inserted;
  const { id } = staged;
  const save = async () => {
    if (!busy) await send({ table, id });
  };
  // Deletes the staged file, which would otherwise expire after a day.
  const discard = (then: () => void) => {
    void makeCall(discardTable, { table, id });
    then();
  };
  return (
    <div className="stack">
      <Preview staged={staged} />
      {staged.takenBack && changes > 0 ? (
        <p className="field-hint">
          Das Einlesen lässt sich danach im {area === 'cms' ? 'Protokoll' : 'Verlauf'} zurücknehmen, soweit
          seitdem niemand etwas geändert hat.
        </p>
      ) : null}
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

/** The preview of an uploaded table: counts, faults, and each difference. */
function Preview({ staged }: { readonly staged: StagedTable }) {
  const {
    edited,
    inserted,
    notEdited,
    errors,
    ignored,
    faults,
    faultKinds,
    doubts,
    recognized,
    differences,
  } = staged;
  // The first line names the columns: without it no other can be read.
  const whole = faults.find(({ line }) => line === 1);
  return (
    <>
      <dl className="import-counts">
        <Count label="geändert" value={edited} />
        <Count label="neu" value={inserted} />
        <Count label="identisch" value={notEdited} />
        <Count label="fehlerhaft" value={errors} />
      </dl>
      {whole === undefined ? null : (
        <p className="message message-cost">Die Datei wird nicht übernommen: {whole.message}</p>
      )}
      {ignored.length === 0 ? null : (
        <p className="message">
          {ignored.length === 1 ? 'Diese Spalte' : 'Diese Spalten'} hat die Tabelle nicht; daraus wird nichts
          übernommen: {ignored.join(', ')}
        </p>
      )}
      {errors > 0 && whole === undefined ? (
        <section className="message message-cost" aria-labelledby="import-faults">
          <h3 id="import-faults">
            {errors === 1
              ? 'Eine Zeile ist fehlerhaft und wird nicht übernommen.'
              : `${errors} Zeilen sind fehlerhaft und werden nicht übernommen.`}
          </h3>
          <KindList kinds={faultKinds} />
          <button type="button" className="button" onClick={() => saveFaults(faults)}>
            Fehlerliste als CSV
          </button>
        </section>
      ) : null}
      {doubts.length === 0 ? null : (
        <section className="message message-notice" aria-labelledby="import-doubts">
          <h3 id="import-doubts">Bitte prüfen</h3>
          <KindList kinds={doubts} />
        </section>
      )}
      {recognized.length === 0 ? null : (
        <section className="message" aria-labelledby="import-recognized">
          <h3 id="import-recognized">Anders geschrieben</h3>
          <KindList kinds={recognized} />
        </section>
      )}
      {differences.length > 0 ? (
        <section aria-labelledby="import-differences">
          <h3 id="import-differences">Das würde sich ändern</h3>
          <ul className="import-list">
            {differences.map(({ name, inserted: isNew, fields, ...place }) => (
              <li key={place.line}>
                {placeInWords(place)}: <strong>{name}</strong> {isNew ? '(neu)' : ''}{' '}
                {fields
                  .map(({ label, before, after }) =>
                    before === null
                      ? `${label} ${after || '–'}`
                      : `${label} ${before || '–'} → ${after || '–'}`,
                  )
                  .join(', ')}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>Die Datei ändert nichts.{errors === 0 ? ' Alles ist identisch.' : ''}</p>
      )}
    </>
  );
}

/** Messages about lines, each kind once. */
function KindList({ kinds }: { readonly kinds: readonly LineKind[] }) {
  return (
    <ul className="import-list">
      {kinds.map((kind) => (
        <li key={`${kind.lines[0]?.line}/${kind.column ?? ''}/${kind.message}`}>{kindInWords(kind)}</li>
      ))}
    </ul>
  );
}

function kindInWords({ column, kind, message, count, lines }: LineKind): string {
  const [first] = lines;
  if (count === 1 && first !== undefined) return `${placeInWords(first)}: ${message}`;
  const named = lines.map(({ line, sheetRow = line }) => sheetRow).join(', ');
  const place = column === undefined || kind !== undefined ? '' : `, Spalte ${column}`;
  return `${count} Zeilen${place}: ${message} (Zeilen ${named}${count > lines.length ? ' …' : ''})`;
}

/** Where something is: the row as a spreadsheet counts it and, where cells go over several lines, that of the file. */
function placeInWords(
  fault: Pick<StagedTable['faults'][number], 'line' | 'sheetRow' | 'of' | 'column'>,
): string {
  const { line, sheetRow = line, of, column } = fault;
  return [
    `Zeile ${sheetRow}${sheetRow === line ? '' : ` (in der Datei Zeile ${line})`}`,
    ...(of === undefined ? [] : [of]),
    ...(column === undefined ? [] : [`Spalte ${column}`]),
  ].join(', ');
}

/** Downloads the faults as a file, for correcting the table elsewhere. */
function saveFaults(faults: StagedTable['faults']): void {
  const rows = faults.map(({ line, sheetRow = line, of = '', column = '', message }) => [
    String(sheetRow),
    String(line),
    of,
    column,
    message,
  ]);
  const csv = csvFile([['Zeile', 'Zeile der Datei', 'Eintrag', 'Spalte', 'Fehler'], ...rows]);
  saveFile('fehler.csv', csv, 'text/csv');
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="number" translate="no">
        {value}
      </dd>
    </div>
  );
}

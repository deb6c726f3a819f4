import { useState } from 'react';
import type { StagedSettings } from '#consultation';
import { discardSettings, importSettings, uploadSettings } from '#consultation/calls';
import { formatDay } from '#platform/domain';
import { useRight } from '../../session/frame-data.ts';
import { makeCall } from '../../session/make-call.ts';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { FileField } from '../../ui/form/controls/file-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors, FormFailure } from '../../ui/form/form-messages.tsx';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { SETTINGS_RULES, settingsForm } from './settings-form.ts';

/** Further differences are collapsed. */
const SEEN_AT_ONCE = 20;

/** The differences by part: the current value beside the new one. */
function SettingsDifferences({ differences }: Pick<StagedSettings, 'differences'>) {
  if (differences.length === 0) return <p>Die Datei ändert nichts.</p>;
  return differences.map(({ label, count, changes }) => (
    <details key={label} className="transfer-part" open={count <= SEEN_AT_ONCE}>
      <summary>
        {label} <span className="field-hint">({count === 1 ? 'eine Änderung' : `${count} Änderungen`})</span>
      </summary>
      <ul className="transfer-list">
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <span className="field-hint">jetzt:</span> {before ?? '–'}
            </span>
            <span>
              <span className="field-hint">danach:</span> {after ?? <em>fällt weg</em>}
            </span>
          </li>
        ))}
      </ul>
      {count > changes.length ? <p>Und {count - changes.length} weitere.</p> : null}
    </details>
  ));
}

interface StagedFileProps {
  readonly staged: StagedSettings;
  readonly mayExport: boolean;
  /** @param words message about what was done; empty if nothing was */
  readonly onEnd: (words: string) => void;
}

/** Previews the changes of a settings file, and asks whether to apply them. */
function StagedFile({ staged, mayExport, onEnd }: StagedFileProps) {
  const { id, exportedAt, foreign, differences, leftOut } = staged;
  const [asking, setAsking] = useState(false);
  const { busy, failure, send } = useCall(importSettings, () => onEnd('Die Einstellungen sind übernommen.'));
  // Replaces the form, which had the focus.
  const heading = useFocus<HTMLHeadingElement>();
  const discard = () => {
    // Deletes the staged file, which would otherwise expire after a day.
    void makeCall(discardSettings, { id });
    onEnd('');
  };
  const take = async () => {
    await send({ id, foreign: foreign !== null });
    setAsking(false);
  };
  const changes = differences.map(({ label, count }) => `${label}: ${counted(count)}`);
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        Datei vom {formatDay(exportedAt)}
      </h3>
      {foreign === null ? null : (
        <div className="message message-notice">
          <p>
            Diese Datei stammt von einer anderen Institution: <strong>{foreign}</strong>. Deren Kontaktdaten
            werden nicht übernommen.
          </p>
        </div>
      )}
      {leftOut.length === 0 ? null : (
        <section className="message message-notice" aria-labelledby="left-out-title">
          <h4 id="left-out-title">Das wird nicht übernommen</h4>
          <ul className="import-list">
            {leftOut.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <SettingsDifferences differences={differences} />
      <FailureText failure={failure} />
      <div className="row">
        {differences.length === 0 ? null : (
          <button type="button" className="button button-primary" onClick={() => setAsking(true)}>
            Übernehmen
          </button>
        )}
        {mayExport && differences.length > 0 ? (
          <a className="button" href="/settings/transfer/file" download>
            Jetzigen Stand vorher herunterladen
          </a>
        ) : null}
        <button type="button" className="button" onClick={discard}>
          {differences.length === 0 ? 'Andere Datei' : 'Verwerfen'}
        </button>
      </div>
      {asking ? (
        <Confirm
          title={
            foreign === null
              ? 'Einstellungen übernehmen?'
              : 'Einstellungen einer anderen Institution übernehmen?'
          }
          lost={changes}
          go="Übernehmen"
          busy={busy}
          onStay={() => setAsking(false)}
          onGo={() => void take()}
        >
          <p>
            Es gilt dann sofort für alle Beratungen Ihrer Institution. Was jetzt gilt, ist danach
            überschrieben.
          </p>
        </Confirm>
      ) : null}
    </div>
  );
}

const counted = (count: number) => (count === 1 ? 'eine Änderung' : `${count} Änderungen`);

/** Exports all settings as one file, and imports one after a preview. */
export function TransferScreen({ leftOut }: { readonly leftOut: readonly string[] }) {
  const mayExport = useRight('einst_export');
  const mayImport = useRight('einst_import');
  const [staged, setStaged] = useState<StagedSettings | null>(null);
  const [done, setDone] = useState('');
  return (
    <ScreenFrame
      title="Einstellungen sichern und übertragen"
      about="Kontaktdaten, Namen der Beratenden, Krankenkassen, eigene Preise, Berechnungsmethode, Wortlaut der Erklärung und Vertragsformulare in einer Datei. Das PDF-Passwort und die Benutzer stehen nicht darin."
      className="transfer"
    >
      {mayExport ? (
        <section className="card stack" aria-labelledby="export-title">
          <h2 id="export-title">Sichern</h2>
          <p>Die Datei hält den Stand von jetzt fest. Sie lässt sich hier jederzeit wieder einlesen.</p>
          {leftOut.length === 0 ? null : (
            <div className="message message-notice">
              <p>
                {leftOut.length === 1 ? 'Ein Vertragsformular ist' : 'Diese Vertragsformulare sind'} zu groß
                für die Datei und {leftOut.length === 1 ? 'steht' : 'stehen'} nicht darin:
              </p>
              <ul className="import-list">
                {leftOut.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="row">
            <a className="button" href="/settings/transfer/file" download>
              Einstellungen herunterladen
            </a>
          </div>
        </section>
      ) : null}
      {mayImport ? (
        <section className="card stack" aria-labelledby="import-title">
          <div>
            <h2 id="import-title">Einlesen</h2>
            <p role="status">{done}</p>
          </div>
          {staged === null ? (
            <ChooseFile
              onStaged={(read) => {
                setDone('');
                setStaged(read);
              }}
            />
          ) : (
            <StagedFile
              key={staged.id}
              staged={staged}
              mayExport={mayExport}
              onEnd={(words) => {
                setDone(words);
                setStaged(null);
              }}
            />
          )}
        </section>
      ) : null}
    </ScreenFrame>
  );
}

/** Chooses a settings file; it can also be dropped on the field. */
function ChooseFile({ onStaged }: { readonly onStaged: (staged: StagedSettings) => void }) {
  const upload = useCallForm({
    form: settingsForm,
    send: ({ file }) => makeCall(uploadSettings, { file }),
    onSent: onStaged,
  });
  return (
    <Form form={upload} label="Einstellungen einlesen" files>
      <FormErrors />
      {Object.keys(upload.errors).length === 0 ? (
        <FormFailure>
          <p>Die Datei wurde nicht gelesen: {upload.refusal?.message}</p>
        </FormFailure>
      ) : null}
      <p>Sie sehen zuerst, was sich ändern würde. Die Einstellungen gelten erst, wenn Sie sie übernehmen.</p>
      <FileField name="file" label="Datei mit Einstellungen" rules={SETTINGS_RULES} required />
      <div className="row">
        <Submit>Unterschied anzeigen</Submit>
      </div>
    </Form>
  );
}

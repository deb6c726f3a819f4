import { useRevalidator } from '@remix-run/react';
import { useId, useRef, useState } from 'react';
import type { ContractForms, ManagedForm } from '#pdf';
import { addForm, deleteForm } from '#pdf/calls';
import { FORM_NAME_LENGTH } from '#pdf/domain';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { FilePicker, forgetFile } from '../../ui/files/file-picker.tsx';
import { fileFault } from '../../ui/files/file-rules.ts';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { FORM_RULES, type FormOwner } from './contract-form-forms.ts';
import { MappingDialog } from './mapping-dialog.tsx';
import { filledFields } from './mapping-state.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

const NOTE = 'PDF mit Formularfeldern, höchstens 5 MB. Skripte und Aktionen werden daraus entfernt.';

/** A form that was stored; `unprotected` without the protection that its owner had given it. */
interface AddedForm {
  readonly id: number;
  readonly unprotected: boolean;
}

/** Uploads a form; its fields are mapped afterwards. */
function FormUpload({ owner, onAdded }: { owner: FormOwner; onAdded: (added: AddedForm) => void }) {
  const id = useId();
  const revalidator = useRevalidator();
  const file = useRef<HTMLInputElement>(null);
  const named = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<{
    readonly file?: string | undefined;
    readonly name?: string | undefined;
  }>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const upload = async () => {
    if (busy) return;
    const [chosen] = file.current?.files ?? [];
    const name = named.current?.value.trim() ?? '';
    const found = {
      name: name === '' ? 'Bitte geben Sie dem Formular einen Namen.' : undefined,
      file: chosen === undefined ? 'Bitte wählen Sie ein PDF.' : (fileFault(chosen, FORM_RULES) ?? undefined),
    };
    setErrors(found);
    setFailure('');
    if (found.name !== undefined) return named.current?.focus();
    if (found.file !== undefined || chosen === undefined) return file.current?.focus();
    setBusy(true);
    const answer = await makeCall(addForm, { name, file: chosen, fuer: owner });
    setBusy(false);
    if (!answer.ok) {
      const { file: wrong, name: bad } = answer.fields ?? {};
      setErrors({ file: wrong, name: bad });
      return setFailure(wrong || bad ? '' : answer.message);
    }
    forgetFile(file.current);
    if (named.current) named.current.value = '';
    clearLoaderCache();
    revalidator.revalidate();
    onAdded(answer.value);
  };
  const nameId = `${id}-name`;
  const nameError = errors.name ?? null;
  return (
    <form
      className="card stack"
      aria-label="Formular hochladen"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void upload();
      }}
    >
      <h2>Formular hochladen</h2>
      <div className="field">
        <label className="field-label" htmlFor={nameId}>
          Name
        </label>
        <FieldNotes id={nameId} label="Name" note="So heißt es in der Beratung." error={nameError} />
        <input
          ref={named}
          id={nameId}
          className="input"
          type="text"
          maxLength={FORM_NAME_LENGTH}
          aria-required
          aria-invalid={nameError === null ? undefined : true}
          aria-describedby={`${nameId}-note${nameError === null ? '' : ` ${nameId}-error`}`}
        />
      </div>
      <FilePicker
        id={`${id}-file`}
        label="Datei"
        note={NOTE}
        error={errors.file ?? null}
        accept={FORM_RULES.accept}
        busy={busy}
        input={file}
        onFault={(fault) => setErrors({ ...errors, file: fault })}
      />
      {failure !== '' && (
        <p className="message message-cost" role="alert">
          {failure}
        </p>
      )}
      <div>
        <BusyButton type="submit" className="button button-primary" busy={busy}>
          Hochladen
        </BusyButton>
      </div>
    </form>
  );
}

interface ContractFormsScreenProps extends ContractForms {
  readonly owner: FormOwner;
}

const ABOUT = {
  institution:
    'Formulare, die ein Vertrag vorschreibt. Beratungen mit der Krankenkasse bieten sie neben den eigenen Dokumenten an, schon ausgefüllt.',
  vendor: 'Formulare von Verträgen, die den Beratungen aller Institutionen angeboten werden.',
} as const;

/** The forms that contracts prescribe: uploaded, tied to Krankenkassen, mapped, looked at, deleted. */
export function ContractFormsScreen({ owner, forms, kassen }: ContractFormsScreenProps) {
  const [edited, setEdited] = useState<{
    readonly id: number;
    readonly added: ReadonlySet<string>;
    /** Smallest version that is shown: a form that was just replaced is loaded first. */
    readonly from: number;
  } | null>(null);
  const [replacedId, setReplacedId] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<ManagedForm | null>(null);
  const [done, setDone] = useState('');
  const form = forms.find(({ id, version }) => id === edited?.id && version >= edited.from);
  // As it is listed now: a form that was just saved may have been opened before the list came again.
  const replaced = forms.find(({ id }) => id === replacedId);
  return (
    <ScreenFrame title="Vertragsformulare" about={ABOUT[owner]} done={done} className="contract-forms-screen">
      {forms.length === 0 ? (
        <p className="field-hint">Noch ist kein Formular hochgeladen.</p>
      ) : (
        <ul className="contract-forms">
          {forms.map((each) => (
            <FormRow
              key={each.id}
              form={each}
              owner={owner}
              onEdit={() => setEdited({ id: each.id, added: NONE, from: 1 })}
              onReplace={() => setReplacedId(each.id)}
              onDelete={() => setDeleted(each)}
            />
          ))}
        </ul>
      )}
      <FormUpload
        owner={owner}
        onAdded={({ id, unprotected }) => {
          setDone(`Das Formular ist hochgeladen.${unprotected ? UNPROTECTED : ''}`);
          setEdited({ id, added: NONE, from: 1 });
        }}
      />
      {form && edited && (
        <MappingDialog
          key={`${form.id} ${form.version}`}
          form={form}
          added={edited.added}
          kassen={kassen}
          owner={owner}
          onSaved={(name) => {
            setDone(`„${name}“ ist gespeichert.`);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {replaced && (
        <ReplaceDialog
          form={replaced}
          owner={owner}
          onReplaced={({ version, added }) => {
            setDone(`Die Datei von „${replaced.name}“ ist ersetzt.`);
            setReplacedId(null);
            // What is new has to be looked at.
            if (added.size > 0) setEdited({ id: replaced.id, added, from: version });
          }}
          onClose={() => setReplacedId(null)}
        />
      )}
      {deleted && (
        <FormDeletion
          form={deleted}
          owner={owner}
          onDone={() => {
            setDone(`„${deleted.name}“ ist gelöscht.`);
            setDeleted(null);
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </ScreenFrame>
  );
}

/** Said once: what is filled is no longer protected either. */
const UNPROTECTED = ' Es war vor Änderungen geschützt und ist ohne diesen Schutz gespeichert.';

const NONE: ReadonlySet<string> = new Set();

function FormRow(props: {
  form: ManagedForm;
  owner: FormOwner;
  onEdit: () => void;
  onReplace: () => void;
  onDelete: () => void;
}) {
  const { form, owner, onEdit, onReplace, onDelete } = props;
  const name = <span className="visually-hidden">: {form.name}</span>;
  return (
    <li className="card contract-form">
      <div>
        <h2>{form.name}</h2>
        <p className="field-hint">
          {form.kassen.length === 0 ? 'Alle Krankenkassen' : form.kassen.join(', ')}
          {` · ${form.pages === 1 ? '1 Seite' : `${form.pages} Seiten`} · `}
          {form.mapping.length === 0
            ? 'noch kein Feld zugeordnet'
            : `${filledFields(form.mapping)} von ${form.fields.length} Feldern werden ausgefüllt`}
        </p>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onEdit}>
          Bearbeiten{name}
        </button>
        <a
          className="button"
          href={`/vertragsformulare/${owner}/vorschau/${form.id}`}
          target="_blank"
          rel="noreferrer"
        >
          Vorschau mit Beispiel{name}
          <span className="visually-hidden"> (neues Fenster)</span>
        </a>
        <button type="button" className="button" onClick={onReplace}>
          Datei ersetzen{name}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          Löschen{name}
        </button>
      </div>
    </li>
  );
}

function FormDeletion(props: {
  form: ManagedForm;
  owner: FormOwner;
  onDone: () => void;
  onClose: () => void;
}) {
  const { form, owner, onDone, onClose } = props;
  const { id, version } = form;
  const { busy, failure, send } = useCall(deleteForm, onDone);
  return (
    <Confirm
      title={`„${form.name}“ löschen?`}
      lost={[
        'Das Formular und die Zuordnung seiner Felder',
        'Beratungen bieten es nicht mehr an. Ausgefüllte Formulare, die gespeichert oder gesendet sind, bleiben.',
      ]}
      go="Löschen"
      busy={busy}
      onStay={onClose}
      onGo={() => void send({ id: String(id), version: String(version), fuer: owner })}
    >
      <FailureText failure={failure} />
    </Confirm>
  );
}

import { useRevalidator } from '@remix-run/react';
import { useId, useRef, useState } from 'react';
import { FORM_NAME_LENGTH } from '#pdf/domain';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { FilePicker, forgetFile } from '../../ui/files/file-picker.tsx';
import { fileFault } from '../../ui/files/file-rules.ts';
import { FORM_RULES } from './contract-form-forms.ts';

const NOTE = 'PDF mit Formularfeldern, höchstens 5 MB. Skripte und Aktionen werden daraus entfernt.';

/** A form that was stored; `unprotected` without the protection that its owner had given it. */
interface AddedForm {
  readonly id: number;
  readonly unprotected: boolean;
}

/** Uploads a form; its fields are mapped afterwards. */
export function FormUpload({ base, onAdded }: { base: `/${string}`; onAdded: (added: AddedForm) => void }) {
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
    const answer = await callPage<AddedForm>(`${base}/neu`, { name, file: chosen });
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

import { isStrongPassword } from '#auth/domain';
import { PDF_PASSWORD_MAX_BYTES } from '#institution/domain';
import { describedBy, FieldNotes } from '../../ui/fields/field.tsx';
import { useFieldView } from '../../ui/form/form-view.ts';
import { ANOTHER_SECRET } from '../../ui/form/merge/form-merge.ts';
import { StoredNow } from '../../ui/form/stored-now.tsx';
import { PasswordInput } from '../../ui/password/password-input.tsx';
import type { PasswordState } from './contact-form.ts';
import { StoredPassword } from './stored-password.tsx';

const STATES: Readonly<Record<PasswordState, string>> = {
  none: 'Es ist noch keines gespeichert. Ohne PDF-Passwort lassen sich keine Dokumente per E-Mail senden.',
  strong: 'Gespeichert ist ein Passwort: sicher.',
  weak: 'Gespeichert ist ein Passwort: unsicher.',
  unreadable: 'Das gespeicherte Passwort kann nicht gelesen werden. Bitte geben Sie es neu an.',
};

interface PdfPasswordFieldProps {
  /** State of the stored password. */
  readonly state: PasswordState;
  /** Changes whenever the stored password changes. */
  readonly tag: string;
}

/** The password that encrypts sent documents. A new one can be typed; the stored one is shown on request. */
export function PdfPasswordField({ state, tag }: PdfPasswordFieldProps) {
  const { id, name, typed, error, initial } = useFieldView('PdfPasswort');
  const noted = {
    id,
    label: 'PDF-Passwort',
    note: state === 'none' || state === 'unreadable' ? null : 'leer lassen, um das gespeicherte zu behalten',
    error,
  };
  return (
    <section className="stack" aria-labelledby="pdf-password-title">
      <h2 id="pdf-password-title">PDF-Passwort</h2>
      <p>
        Mit diesem Passwort öffnen Ihre Kunden die Dokumente, die Sie ihnen per E-Mail senden. {STATES[state]}
      </p>
      {state === 'strong' || state === 'weak' ? <StoredPassword key={tag} /> : null}
      <div className="field" id={id}>
        <label className="field-label" htmlFor={`${id}-input`}>
          {state === 'none' ? 'PDF-Passwort' : 'Neues PDF-Passwort'}
        </label>
        <FieldNotes {...noted}>
          <StoredNow name={name} label="PDF-Passwort" inWords={secretInWords} />
        </FieldNotes>
        <PasswordInput
          id={`${id}-input`}
          name={name}
          defaultValue={initial}
          maxLength={PDF_PASSWORD_MAX_BYTES}
          autoComplete="new-password"
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy(noted), `${id}-strength`].filter(Boolean).join(' ')}
        />
        <p className="field-hint" id={`${id}-strength`} role="status">
          {typed === '' ? '' : isStrongPassword(typed) ? 'sicher' : WEAK}
        </p>
      </div>
    </section>
  );
}

/** A conflict shows neither password. */
const secretInWords = (text: string) =>
  text === ''
    ? 'das frühere'
    : text === ANOTHER_SECRET
      ? 'ein anderes PDF-Passwort'
      : 'mein neues PDF-Passwort';

const WEAK =
  'unsicher: Sicher ist es ab 8 Zeichen mit Großbuchstabe, Kleinbuchstabe, Ziffer und Sonderzeichen.';

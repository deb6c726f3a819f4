import { type FormEvent, useEffect, useRef } from 'react';

/** Asks for the password of a record that the institution's own does not open. */
export function RecordPassword(props: {
  wrong: boolean;
  onTry: (password: string) => void;
  onBack: () => void;
}) {
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
      <p>Diese Datei ist verschlüsselt. Bitte geben Sie das Passwort ein, mit dem sie gesichert wurde.</p>
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

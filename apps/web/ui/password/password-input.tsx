import { type InputHTMLAttributes, type Ref, useState } from 'react';

interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The input of a password, hidden until revealed by the button beside it. */
export function PasswordInput({ inputRef, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <input
        className="input"
        ref={inputRef}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
      />
      <button
        type="button"
        className="password-toggle"
        aria-label={shown ? 'Eingabe verbergen' : 'Eingabe anzeigen'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'verbergen' : 'anzeigen'}
      </button>
    </div>
  );
}

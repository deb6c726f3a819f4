import { useState } from 'react';
import { isStrongPassword } from '#auth/domain';
import { PasswordField } from './password-field.tsx';

interface PasswordPairProps {
  /** Label of the first field; the second asks to repeat it. */
  readonly label: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Typed earlier on this page. */
  readonly typed?: PasswordTexts;
  readonly onType?: (typed: PasswordTexts) => void;
}

interface PasswordTexts {
  readonly password: string;
  readonly repeated: string;
}

/** A new password and its repetition, `password` and `repeated`, with the password rule above. */
export function PasswordPair({ label, fields, typed = NOTHING, onType }: PasswordPairProps) {
  const [strong, setStrong] = useState(isStrongPassword(typed.password));
  return (
    <>
      <div className="password-rule" id="password-rule">
        <p>Das Passwort braucht mindestens</p>
        <ul>
          <li>8 Zeichen,</li>
          <li>einen Großbuchstaben und einen Kleinbuchstaben,</li>
          <li>eine Ziffer,</li>
          <li>ein Sonderzeichen, zum Beispiel ! ? # % oder -.</li>
        </ul>
        <p>und ist nicht leicht zu erraten: nicht Ihr Name und keines, das viele verwenden.</p>
      </div>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        describedBy="password-rule"
        error={fields.password}
        typed={typed.password}
        onInput={(text) => {
          setStrong(isStrongPassword(text));
          onType?.({ ...typed, password: text });
        }}
      />
      <p className="password-state" role="status">
        {strong ? 'Länge und Zeichen passen.' : ''}
      </p>
      <PasswordField
        label={`${label} wiederholen`}
        name="repeated"
        autoComplete="new-password"
        error={fields.repeated}
        typed={typed.repeated}
        onInput={(text) => onType?.({ ...typed, repeated: text })}
      />
    </>
  );
}

const NOTHING: PasswordTexts = { password: '', repeated: '' };

import { CODE_MAX_LENGTH } from '#auth/domain';
import { Field } from '../../ui/form/field.tsx';

/** The code from the authenticator app; phones offer it for autofill. */
export function AppCodeField() {
  return (
    <Field
      name="code"
      label="Code aus der App (6 Ziffern)"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_MAX_LENGTH}
      plain
    />
  );
}

/** One of the ten recovery codes shown at setup. */
export function RecoveryCodeField() {
  return (
    <Field
      name="code"
      label="Wiederherstellungscode"
      note="12 Zeichen, zum Beispiel ABCD-EFGH-2345. Groß- und Kleinschreibung zählt nicht."
      maxLength={CODE_MAX_LENGTH}
      plain
    />
  );
}

/** Accepts either kind; for users who are already logged in. */
export function AnyCodeField() {
  return (
    <Field
      name="code"
      label="Code"
      note="6 Ziffern aus Ihrer Authentifizierungs-App, oder einer Ihrer Wiederherstellungscodes."
      autoComplete="one-time-code"
      maxLength={CODE_MAX_LENGTH}
      plain
    />
  );
}

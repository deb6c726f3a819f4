import type { usePassword } from './use-password.ts';

/** Explains that nothing can be sent without a PDF password. */
export function PasswordNotice({ password: { state, retry } }: { password: ReturnType<typeof usePassword> }) {
  if (state.kind === 'none') {
    return (
      <p className="message message-cost" role="alert">
        Der Versand per E-Mail ist nicht möglich, da Sie noch kein Passwort zur Verschlüsselung in den
        Kontaktdaten angegeben haben.
      </p>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <div className="message message-notice" role="alert">
      <p>{state.message}</p>
      <p>
        <button type="button" className="button" onClick={retry}>
          Erneut versuchen
        </button>
      </p>
    </div>
  );
}

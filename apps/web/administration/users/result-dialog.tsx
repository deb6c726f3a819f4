import { useRef, useState } from 'react';
import { INITIAL_PASSWORD_DAYS } from '#auth/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';

/** The result of an action on a user. */
export interface UserResult {
  readonly title: string;
  readonly text: string;
  /** Set if the user got a new password, which is shown once. */
  readonly login: { readonly loginname: string; readonly password: string } | null;
}

/** Shows the result, and a new password, which cannot be shown again. */
export function ResultDialog({
  result,
  onClose,
}: {
  readonly result: UserResult;
  readonly onClose: () => void;
}) {
  const { title, text, login } = result;
  return (
    // Escape does not close a password that is shown only once.
    <Dialog title={title} onClose={() => login !== null || onClose()}>
      <p>{text}</p>
      {login === null ? null : <InitialPassword {...login} />}
      <div className="dialog-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          Schließen
        </button>
      </div>
    </Dialog>
  );
}

function InitialPassword({ loginname, password }: NonNullable<UserResult['login']>) {
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const copy = async () => {
    // Without https there is no clipboard: the password is selected for copying by hand.
    const done = await navigator.clipboard?.writeText(password).then(
      () => true,
      () => false,
    );
    if (!done && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
    setCopied(done ? 'yes' : 'by-hand');
  };
  return (
    <>
      <dl className="account-facts">
        <div>
          <dt>Benutzername</dt>
          <dd>{loginname}</dd>
        </div>
        <div>
          <dt>Vorläufiges Passwort</dt>
          <dd className="initial-password">
            <code ref={shown}>{password}</code>
            <button type="button" className="button" onClick={() => void copy()}>
              Passwort kopieren
            </button>
          </dd>
        </div>
      </dl>
      <p role="status" className="form-state">
        {COPIED[copied]}
      </p>
      <p className="message message-notice">
        <span>
          Dieses Passwort wird nur jetzt angezeigt. Bitte geben Sie es persönlich weiter. Es gilt{' '}
          {INITIAL_PASSWORD_DAYS} Tage und wird bei der ersten Anmeldung durch ein eigenes ersetzt.
        </span>
      </p>
    </>
  );
}

const COPIED = {
  no: '',
  yes: 'Kopiert.',
  'by-hand':
    'Ihr Browser erlaubt das Kopieren hier nicht: Das Passwort ist markiert, bitte kopieren Sie es selbst.',
} as const;

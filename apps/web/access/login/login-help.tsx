import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { resendConfirmation } from '../links/mail-links.ts';
import { NameAndMailForm } from '../links/name-and-mail-form.tsx';
import { SentNote } from './login-refusal.tsx';

/** Help for a lost password or a lost confirmation mail. */
export function LoginHelp() {
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <ul className="login-help">
        <li>
          <Link to="/passwd">Passwort zurücksetzen</Link>
        </li>
        <li>
          <button type="button" className="link-button" onClick={() => setAsking(true)}>
            E-Mail erneut senden
          </button>
        </li>
      </ul>
      <div role="status">
        {sentTo === null ? null : (
          <div className="message">
            <SentNote mail={sentTo} />
          </div>
        )}
      </div>
      {asking ? (
        <ResendDialog
          onSent={(mail) => {
            setSentTo(mail);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface ResendDialogProps {
  readonly onSent: (mail: string) => void;
  readonly onClose: () => void;
}

/** Asks for user name and address, to resend the confirmation mail. */
function ResendDialog({ onSent, onClose }: ResendDialogProps) {
  return (
    <Dialog title="E-Mail erneut senden" onClose={onClose}>
      <p>
        Haben Sie die E-Mail zur Bestätigung Ihrer Adresse nicht erhalten? Wir senden sie Ihnen noch einmal.
        Es zählt dann nur der Link in der neuen E-Mail.
      </p>
      <NameAndMailForm button="E-Mail senden" send={resendConfirmation} onSent={onSent} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Dialog>
  );
}

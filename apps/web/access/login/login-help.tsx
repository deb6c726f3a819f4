import { Link } from '@remix-run/react';
import { useState } from 'react';
import { SentNote } from './login-refusal.tsx';
import { ResendDialog } from './resend-dialog.tsx';

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

import { Link } from '@remix-run/react';
import type { Verification } from './confirm-mail.ts';
import { useRegistered } from './registered.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** @param props.result null while the request runs */
export function VerificationResult({
  result,
  onRetry,
}: {
  result: Verification | null;
  onRetry: () => void;
}) {
  const failed = typeof result === 'object' && result !== null;
  return (
    <>
      <div role="status" className="verification">
        {failed ? <p className="message message-cost">{result.failed}</p> : <Words result={result} />}
      </div>
      {failed ? (
        <p>
          <button type="button" className="button button-primary" onClick={onRetry}>
            Noch einmal versuchen
          </button>
        </p>
      ) : null}
      {result === 'confirmed' || result === 'confirmed-before' ? (
        <p>
          <Link className="button button-primary" to="/login">
            Anmelden
          </Link>
        </p>
      ) : null}
      {result === 'expired' ? <NewLink /> : null}
    </>
  );
}

/** The result, worded as in the access specification, section 8. */
function Words({ result }: { result: Exclude<Verification, object> | null }) {
  switch (result) {
    case null:
      return <p>Ihre E-Mail-Adresse wird bestätigt …</p>;
    case 'confirmed':
      return (
        <div className="message message-covered">
          <p>
            <strong>Ihre E-Mail-Adresse wurde erfolgreich bestätigt!</strong>
          </p>
          <p>Sie können sich jetzt mit Ihrem Benutzernamen und Ihrem Passwort anmelden.</p>
        </div>
      );
    case 'confirmed-before':
      return (
        <div className="message">
          <p>
            <strong>Sie haben den Benutzer bereits bestätigt.</strong>
          </p>
          <p>Sie können sich mit Ihrem Benutzernamen und Ihrem Passwort anmelden.</p>
        </div>
      );
    case 'expired':
      return (
        <div className="message message-cost">
          <p>
            <strong>Der Link ist bereits abgelaufen.</strong>
          </p>
          <p>
            Bitte verwenden Sie den Link aus der neuesten E-Mail, oder wenden Sie sich an den Kundensupport:
            Montag bis Freitag 8.00–16.30&nbsp;Uhr.
          </p>
        </div>
      );
    case 'no-parameters':
      return (
        <div className="message message-cost">
          <p>
            <strong>Keine Parameter gefunden</strong>
          </p>
          <p>Bitte öffnen Sie den ganzen Link aus der E-Mail, die wir Ihnen geschickt haben.</p>
        </div>
      );
  }
}

/** Offers a new link if the registration was made in this browser. */
function NewLink() {
  const made = useRegistered();
  return made ? <ResendConfirmation made={made} /> : null;
}

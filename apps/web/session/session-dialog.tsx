import { useNavigate } from '@remix-run/react';
import { useDraftPart } from '../consultation/draft-provider.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type EndReason, loginPathAfter } from './session-end.ts';

/**
 * Says that the session is over (access specification, section 8). Going to the login ends nothing and sends
 * no token: in another window somebody may have logged in meanwhile, whose session this must not end.
 */
export function SessionDialog({ end }: { end: EndReason }) {
  const navigate = useNavigate();
  const trouble = useDraftPart((state) => state.trouble);
  const elsewhere = end === 'elsewhere';
  return (
    // Nothing behind it can be used any more: Escape does not close it.
    <Dialog title={elsewhere ? 'Sie sind abgemeldet' : 'Ihre Session ist abgelaufen'} onClose={() => {}}>
      {elsewhere ? (
        <p>In einem anderen Fenster dieses Browsers hat sich jemand ab- oder angemeldet.</p>
      ) : (
        <p>Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.</p>
      )}
      {elsewhere ? null : (
        <p>
          {trouble === 'not-saved'
            ? 'Ihre Eingaben konnten nicht gespeichert werden: Sie bleiben nur erhalten, wenn Sie sich in diesem Fenster wieder anmelden.'
            : 'Ihre Eingaben bleiben verschlüsselt in diesem Browser. Nach der Anmeldung können Sie die Beratung fortsetzen.'}
        </p>
      )}
      <div className="dialog-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => navigate(elsewhere ? '/login' : loginPathAfter(end))}
        >
          {elsewhere ? 'Zur Anmeldung' : 'Abmelden'}
        </button>
      </div>
    </Dialog>
  );
}

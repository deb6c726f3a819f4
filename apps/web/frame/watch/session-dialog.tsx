import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type EndReason, loginPathAfter } from '../../session/session-end.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';

const TITLES: Readonly<Record<EndReason, string>> = {
  idle: 'Ihre Session ist abgelaufen',
  over: 'Ihre Session ist abgelaufen',
  trial: 'Ihre Testphase ist abgelaufen',
  elsewhere: 'Sie sind abgemeldet',
};

/**
 * Says that the session is over (access specification, section 8). Going to the login ends nothing and sends
 * no token: in another window somebody may have logged in meanwhile, whose session this must not end.
 *
 * @param props.kept what becomes of unfinished work
 */
export function SessionDialog({ end, kept }: { end: EndReason; kept: ReactNode }) {
  const navigate = useNavigate();
  const elsewhere = end === 'elsewhere';
  return (
    // Nothing behind it can be used any more: Escape does not close it.
    <Dialog title={TITLES[end]} onClose={() => {}}>
      {elsewhere ? (
        <p>In einem anderen Fenster dieses Browsers hat sich jemand ab- oder angemeldet.</p>
      ) : (
        <p>
          {end === 'trial'
            ? 'Ihre Testphase ist abgelaufen. Bitte loggen Sie sich aus und erneut ein: Dann sehen Sie, wie Sie weiterarbeiten können.'
            : 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.'}
        </p>
      )}
      {elsewhere ? null : <p>{kept}</p>}
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

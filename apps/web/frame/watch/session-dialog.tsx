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
 * Reports that the session is over (access specification, section 8). The link to the login ends no session
 * and sends no token: another user may have logged in in another window meanwhile.
 *
 * @param props.kept what happens to unfinished work
 */
export function SessionDialog({ end, kept }: { end: EndReason; kept: ReactNode }) {
  const navigate = useNavigate();
  const elsewhere = end === 'elsewhere';
  return (
    // Escape does not close it: the screen behind it is unusable.
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

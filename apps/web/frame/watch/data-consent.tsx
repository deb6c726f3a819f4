import { type ReactNode, useState } from 'react';
import { agreeToDataNotice } from '#auth/calls';
import type { CallAnswer } from '../../connection/calls/send-call.ts';
import { useFrame } from '../../session/frame-data.ts';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { PRIVACY_PDF } from '../brand/legal-links.tsx';

/**
 * Informs each user once, after the first login, which of their data are stored where (access specification,
 * section 4, 'Data transfer'). It cannot be dismissed without an answer.
 *
 * @param props.logout the other answer
 */
export function DataConsent({ logout }: { logout: ReactNode }) {
  const { user } = useFrame();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<CallAnswer<object> | null>(null);
  if (user.informed || answer?.ok) return null;
  const agree = async () => {
    if (busy) return;
    setBusy(true);
    setAnswer(await makeCall(agreeToDataNotice, {}));
    setBusy(false);
  };
  return (
    <Dialog title="Welche Daten wo gespeichert werden" onClose={() => {}}>
      <p>
        <strong>Auf dem Server</strong> liegen die Einstellungen Ihrer Institution: Krankenkassen, eigene
        Preise, Berechnungsmethode, Kontaktdaten und Benutzer. Alle Benutzer Ihrer Institution arbeiten mit
        denselben Einstellungen, an jedem Gerät.
      </p>
      <p>
        <strong>In diesem Browser</strong> bleiben die Angaben zu den Personen, die Sie beraten. Sie sind
        verschlüsselt und werden mit dem Abmelden gelöscht. Den Server erreichen sie nur in einem
        verschlüsselten PDF, das Sie selbst versenden.
      </p>
      <p>
        Mehr dazu steht in der{' '}
        <a href={PRIVACY_PDF} target="_blank" rel="noreferrer">
          Datenschutzerklärung (PDF)
        </a>
        .
      </p>
      {answer === null ? null : (
        <p className="message message-cost" role="alert">
          {answer.message}
        </p>
      )}
      <div className="dialog-actions">
        <BusyButton className="button button-primary" busy={busy} onClick={agree}>
          Einverstanden
        </BusyButton>
        {logout}
      </div>
    </Dialog>
  );
}

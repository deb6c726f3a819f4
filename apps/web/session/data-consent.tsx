import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useConsultation } from '../consultation/consultation-data.ts';
import { useDraftWays } from '../consultation/draft-provider.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PRIVACY_PDF } from '../ui/frame-legal.tsx';
import { type CallResult, callPage } from './call-page.ts';

/**
 * Says once to each user, after the first login, what of their work lies where (access specification,
 * section 4, 'Data transfer'). Nobody gets past it without an answer.
 */
export function DataConsent() {
  const { user } = useConsultation();
  const { wipe } = useDraftWays();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<CallResult<object> | null>(null);
  if (user.informed || answer?.ok) return null;
  const agree = async () => {
    if (busy) return;
    setBusy(true);
    setAnswer(await callPage('/consent'));
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
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={agree}
        >
          {busy ? 'Wird gespeichert …' : 'Einverstanden'}
        </button>
        <Form method="post" action="/logout" onSubmit={wipe}>
          <button type="submit" className="button">
            Abmelden
          </button>
        </Form>
      </div>
    </Dialog>
  );
}

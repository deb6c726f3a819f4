import { useState } from 'react';
import { callPage } from '../../session/call-page.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';

/** Shows the stored PDF password on request; it is not part of the page before that. */
export function StoredPassword() {
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async () => {
    setBusy(true);
    const answer = await callPage<{ readonly password: string | null }>('/settings/pdfPassword');
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    setPassword(answer.ok ? (answer.value.password ?? '–') : null);
  };
  return (
    <div className="row stored-password">
      {password === null ? (
        <BusyButton className="button" busy={busy} onClick={() => void show()}>
          Gespeichertes Passwort anzeigen
        </BusyButton>
      ) : (
        <button type="button" className="button" onClick={() => setPassword(null)}>
          Gespeichertes Passwort verbergen
        </button>
      )}
      <output>
        {password === null ? '' : <code>{password}</code>}
        {failure}
      </output>
    </div>
  );
}

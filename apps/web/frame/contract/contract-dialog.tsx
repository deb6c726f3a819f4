import { useState } from 'react';
import type { ContractOffer } from '#institution';
import { formatEuro } from '#platform/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Failure } from '../../ui/form/failure.tsx';
import { PRIVACY_PDF } from '../brand/legal-links.tsx';

/** Result of an application. */
export type ContractAnswer =
  | { readonly ok: true; readonly mail: string }
  | { readonly ok: false; readonly message: string };

export interface ContractDialogProps {
  readonly contract: ContractOffer;
  readonly apply: () => Promise<ContractAnswer>;
  /** Called with the address that the papers are sent to, after a successful application. */
  readonly onApplied: (mail: string) => void;
  readonly onClose: () => void;
}

/** The terms of the contract version, and the application form (access specification, section 4). */
export function ContractDialog({ contract, apply, onApplied, onClose }: ContractDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly message: string } | null>(null);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await apply();
    setBusy(false);
    if (answer.ok) onApplied(answer.mail);
    else setFailure({ message: answer.message });
  };
  const { monthly, noticeMonths, furtherUsers } = contract;
  return (
    <Dialog title="Vertragsversion beantragen" onClose={onClose}>
      <p>Mit der Vertragsversion arbeiten Sie ohne Unterbrechung weiter. Das sind die Bedingungen:</p>
      <ul className="terms">
        <li>
          <strong>{formatEuro(monthly)} im Monat</strong>
        </li>
        <li>kündbar mit einer Frist von {noticeMonths} Monaten zum Monatsende</li>
        <li>Ihre Daten und Einstellungen aus der Demoversion bleiben erhalten.</li>
        <li>
          {furtherUsers === 1
            ? 'ein weiteres Benutzerkonto'
            : `bis zu ${furtherUsers} weitere Benutzerkonten`}{' '}
          für Ihr Team
        </li>
      </ul>
      {failure === null ? null : (
        <Failure answer={failure}>
          <p>{failure.message}</p>
        </Failure>
      )}
      <label className="consent">
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>
          Ich stimme diesen Bedingungen und der{' '}
          <a href={PRIVACY_PDF} target="_blank" rel="noreferrer">
            Datenschutzerklärung (PDF)
          </a>{' '}
          zu.
        </span>
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
        <BusyButton className="button button-primary" disabled={!agreed} busy={busy} onClick={send}>
          Zahlungspflichtig beantragen
        </BusyButton>
      </div>
    </Dialog>
  );
}

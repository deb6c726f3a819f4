import { useRef, useState } from 'react';
import type { CallAnswer } from '../../connection/calls/send-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { resendConfirmation } from '../links/mail-links.ts';
import { type Registered, storeRegistered } from './registered.ts';

/** Resends the confirmation link of a registration and shows whether it was sent. */
export function ResendConfirmation({ made }: { made: Registered }) {
  const [answer, setAnswer] = useState<CallAnswer<unknown> | null>(null);
  const [busy, setBusy] = useState(false);
  // A ref as well as state: a second click in the same instant does not see the new state yet.
  const sending = useRef(false);
  const resend = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setAnswer(null);
    const result = await resendConfirmation(made);
    if (result.ok) storeRegistered({ ...made, mailSent: true });
    sending.current = false;
    setBusy(false);
    setAnswer(result);
  };
  return (
    <>
      <p>
        <BusyButton busy={busy} onClick={resend}>
          E-Mail erneut senden
        </BusyButton>
      </p>
      <div role="status" className="resend-answer">
        {answer === null ? null : (
          <p className={`message ${answer.ok ? 'message-covered' : 'message-cost'}`}>
            {answer.ok ? `Die E-Mail ist erneut unterwegs an ${made.mail}.` : answer.message}
          </p>
        )}
      </div>
    </>
  );
}

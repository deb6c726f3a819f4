import { useRef, useState } from 'react';
import type { CallAnswer } from '../../connection/calls/call-server.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { resendConfirmation } from '../links/mail-links.ts';
import { type Registered, storeRegistered } from './registered.ts';

/** Sends the link that confirms a registration once more, and says whether it is on its way. */
export function ResendConfirmation({ made }: { made: Registered }) {
  const [answer, setAnswer] = useState<CallAnswer<unknown> | null>(null);
  const [busy, setBusy] = useState(false);
  // Beside the state, which a second click of the same instant does not see yet.
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

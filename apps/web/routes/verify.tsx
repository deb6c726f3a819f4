import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmMail, type Verification } from '../access/confirm-mail.ts';
import { forgetRegistered } from '../access/registered.ts';
import { VerificationResult } from '../access/verification-result.tsx';
import { pass } from '../guard.ts';
import { Entrance, LoginLink } from '../ui/frame-entrance.tsx';

export const meta = () => [{ title: 'E-Mail-Adresse bestätigen – Inkoberatung' }];

/** The address carries a token: it is told to nobody, not even to this server by its own pictures. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

export const shouldRevalidate = () => false;

/**
 * Confirms a mail address by the link of the mail. The browser's script does it, not the loader: programs that look
 * through mails open the page too, and would use the link up.
 */
export default function Verify() {
  const { vendorName } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const [query] = useState(() => new URLSearchParams(search));
  const [result, setResult] = useState<Verification | null>(null);
  const asked = useRef(false);
  const confirm = useCallback(async () => {
    setResult(null);
    const verification = await confirmMail(query);
    if (verification === 'confirmed' || verification === 'confirmed-before') forgetRegistered();
    if (typeof verification === 'string') keepInAddress(verification);
    setResult(verification);
  }, [query]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const before = resultInAddress();
    if (before !== null && !query.has('token')) return setResult(before);
    // The token leaves the address and the history before anything else happens.
    keepInAddress(null);
    void confirm();
  }, [confirm, query]);
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />}>
      <div className="card entrance-card">
        <h1>
          <span className="unbroken">E-Mail-Adresse</span> bestätigen
        </h1>
        <noscript>
          <p className="message message-notice">
            Die Bestätigung braucht JavaScript. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.
          </p>
        </noscript>
        <VerificationResult result={result} onRetry={confirm} />
      </div>
    </Entrance>
  );
}

/** Takes the token out of the address; a page that is loaded anew shows the result again. */
function keepInAddress(verification: Verification | null): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, verification }, '', window.location.pathname);
}

function resultInAddress(): Verification | null {
  return window.history.state?.verification ?? null;
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmMail, type Verification } from '../../access/confirmation/confirm-mail.ts';
import { forgetRegistered } from '../../access/confirmation/registered.ts';
import { VerificationResult } from '../../access/confirmation/verification-result.tsx';
import { useLinkOfAddress } from '../../access/links/link-of-address.ts';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'E-Mail-Adresse bestätigen – Inkoberatung' }];

/** The address carries a token, so no referrer is sent, not even to this server with the page's pictures. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

export const shouldRevalidate = () => false;

/**
 * Confirms a mail address by its link. The browser's script does it, not the loader: mail scanners open the
 * page too, and would use the link up.
 */
export default function Verify() {
  const { vendorName } = useLoaderData<typeof loader>();
  const link = useLinkOfAddress();
  const [result, setResult] = useState<Verification | null>(null);
  const asked = useRef(false);
  const confirm = useCallback(async () => {
    setResult(null);
    const verification = await confirmMail(link);
    if (verification === 'confirmed' || verification === 'confirmed-before') forgetRegistered();
    if (typeof verification === 'string') keepWithPage(verification);
    setResult(verification);
  }, [link]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const before = keptWithPage();
    if (before !== null && link === null) return setResult(before);
    void confirm();
  }, [confirm, link]);
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

/** Keeps the result for a reload of the page. */
function keepWithPage(verification: Verification): void {
  window.history.replaceState({ ...window.history.state, verification }, '');
}

function keptWithPage(): Verification | null {
  return window.history.state?.verification ?? null;
}

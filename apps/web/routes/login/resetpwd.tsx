import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useLinkOfAddress } from '../../access/links/link-of-address.ts';
import { askLink, type LinkParts } from '../../access/links/mail-links.ts';
import { ResetForm } from '../../access/login/reset-form.tsx';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';

export const meta = () => [{ title: 'Neues Passwort vergeben – Inkoberatung' }];

/** The address carries a token, so no referrer is sent. The browser itself does not submit the form. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

/** Removing the token from the address must not call the loader again. */
export const shouldRevalidate = () => false;

export default function ResetPassword() {
  const { vendorName } = useLoaderData<typeof loader>();
  const link = useLinkOfAddress();
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />}>
      <div className="card entrance-card">
        <h1>Neues Passwort vergeben</h1>
        {link === null ? (
          <Broken text="Keine Queryparameter gefunden" />
        ) : (
          <CheckedLink key={link.token} link={link} />
        )}
      </div>
    </Entrance>
  );
}

type LinkStep = 'asking' | 'open' | 'wrong' | 'changed' | { readonly message: string };

function CheckedLink({ link }: { link: LinkParts }) {
  const [step, setStep] = useState<LinkStep>('asking');
  const ask = useCallback(async () => {
    setStep('asking');
    const answer = await askLink(link);
    if (answer.ok) setStep(answer.value.correct ? 'open' : 'wrong');
    else setStep(answer.code === 'invalid' ? 'wrong' : { message: answer.message });
  }, [link]);
  useEffect(() => void ask(), [ask]);
  if (step === 'asking') return <p role="status">Der Link wird geprüft …</p>;
  if (step === 'wrong') return <Broken text="Falsche Parameter" />;
  if (step === 'open') return <ResetForm link={link} onChanged={() => setStep('changed')} />;
  if (step === 'changed') return <Changed />;
  return (
    <>
      <p className="message message-cost" role="alert">
        {step.message}
      </p>
      <button type="button" className="button" onClick={ask}>
        Erneut versuchen
      </button>
    </>
  );
}

/** An invalid link, with the way to a new one. */
function Broken({ text }: { text: string }) {
  return (
    <>
      <div className="message message-cost" role="alert">
        <p>{text}</p>
      </div>
      <p>
        Bitte öffnen Sie den Link aus der neuesten E-Mail. Er gilt 60 Minuten und nur einmal; einen neuen
        fordern Sie hier an:
      </p>
      <Link className="button" to="/passwd">
        Passwort zurücksetzen
      </Link>
    </>
  );
}

const CHANGED = 'Passwort erfolgreich geändert!';

function Changed() {
  const [seen, setSeen] = useState(false);
  const login = (
    <Link className="button button-primary" to="/login">
      Zur Anmeldung
    </Link>
  );
  if (seen)
    return (
      <>
        <p className="message message-covered">{CHANGED}</p>
        {login}
      </>
    );
  return (
    <Dialog title={CHANGED} onClose={() => setSeen(true)}>
      <p>Alle bisherigen Anmeldungen sind beendet. Bitte melden Sie sich mit dem neuen Passwort an.</p>
      <div className="dialog-actions">{login}</div>
    </Dialog>
  );
}

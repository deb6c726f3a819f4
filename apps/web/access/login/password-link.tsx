import { Link } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useLinkOfAddress } from '../links/link-of-address.ts';
import { askLink, type LinkParts } from '../links/mail-links.ts';
import { ResetForm } from './reset-form.tsx';

interface PasswordLinkProps {
  /** Text for a link that is not valid: how long links are valid, and where to ask for a new one. */
  readonly broken: { readonly text?: string; readonly about: string };
  /** Message once the password is set. */
  readonly changed: { readonly title: string; readonly about: string };
}

/** Sets a password with the link of a mail, which is in the address of the page. */
export function PasswordLink({ broken, changed }: PasswordLinkProps) {
  const link = useLinkOfAddress();
  if (link === null) return <Broken text="Keine Queryparameter gefunden" {...broken} />;
  return <CheckedLink key={link.token} link={link} broken={broken} changed={changed} />;
}

type LinkStep = 'asking' | 'open' | 'wrong' | 'changed' | { readonly message: string };

/** Asks whether a link is valid, and lets its owner set a password. */
function CheckedLink({ link, broken, changed }: PasswordLinkProps & { readonly link: LinkParts }) {
  const [step, setStep] = useState<LinkStep>('asking');
  const ask = useCallback(async () => {
    setStep('asking');
    const answer = await askLink(link);
    if (answer.ok) setStep(answer.value.correct ? 'open' : 'wrong');
    else setStep(answer.code === 'invalid' ? 'wrong' : { message: answer.message });
  }, [link]);
  useEffect(() => void ask(), [ask]);
  if (step === 'asking') return <p role="status">Der Link wird geprüft …</p>;
  if (step === 'wrong') return <Broken text="Falsche Parameter" {...broken} />;
  if (step === 'open') return <ResetForm link={link} onChanged={() => setStep('changed')} />;
  if (step === 'changed') return <Changed {...changed} />;
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
function Broken({ text, about }: { readonly text: string } & PasswordLinkProps['broken']) {
  return (
    <>
      <div className="message message-cost" role="alert">
        <p>{text}</p>
      </div>
      <p>{about}</p>
      <Link className="button" to="/passwd">
        Passwort zurücksetzen
      </Link>
    </>
  );
}

function Changed({ title, about }: PasswordLinkProps['changed']) {
  const [seen, setSeen] = useState(false);
  const login = (
    <Link className="button button-primary" to="/login">
      Zur Anmeldung
    </Link>
  );
  if (seen)
    return (
      <>
        <p className="message message-covered">{title}</p>
        {login}
      </>
    );
  return (
    <Dialog title={title} onClose={() => setSeen(true)}>
      <p>{about}</p>
      <div className="dialog-actions">{login}</div>
    </Dialog>
  );
}

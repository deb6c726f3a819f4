import { Link } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from '#auth/domain';
import type { CallAnswer } from '../../connection/calls/send-call.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { PasswordPair } from '../../ui/password/password-pair.tsx';
import { useLinkOfAddress } from '../links/link-of-address.ts';
import { askLink, type LinkParts, resetPassword } from '../links/mail-links.ts';

const NOT_CHANGED =
  'Falsche Parameter übermittelt, Passwort wurde nicht geändert. Bitte öffnen Sie den ganzen Link aus der E-Mail.';
const DIFFERENT = 'Die beiden Passwörter stimmen nicht überein.';

/** Checks before the request is sent, first that both passwords are equal. */
const typedTwice = formOf(
  z.strictObject({ password: z.string(), repeated: z.string() }).check(
    z.refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      error: DIFFERENT,
      abort: true,
    }),
    z.refine(({ password }) => isStrongPassword(password), {
      path: ['password'],
      error: PASSWORD_RULE_MESSAGE,
    }),
  ),
);

/** The form for a new password; the link stays in memory, so that a failed attempt can be repeated. */
function ResetForm({ link, onChanged }: { link: LinkParts; onChanged: () => void }) {
  const form = useCallForm({
    form: typedTwice,
    prefix: '',
    send: ({ password }: { readonly password: string }) => setPassword(link, password),
    onSent: onChanged,
  });
  return (
    <Form form={form}>
      <FormFailure />
      <PasswordPair label="Neues Passwort" fields={form.errors} />
      <Submit>Passwort speichern</Submit>
    </Form>
  );
}

/** Sets the password; maps the answer to the form's messages and field names. */
async function setPassword(link: LinkParts, password: string): Promise<CallAnswer<unknown>> {
  const answer = await resetPassword(link, password);
  if (answer.ok && !answer.value.correct)
    return { ok: false, code: 'not-found', message: NOT_CHANGED, fields: {} };
  if (answer.ok) return answer;
  const { pwd } = answer.fields;
  return pwd === undefined
    ? { ...answer, fields: {} }
    : { ...answer, message: pwd, fields: { password: pwd } };
}

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

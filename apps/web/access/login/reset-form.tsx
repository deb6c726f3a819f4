import * as z from 'zod/mini';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from '#auth/domain';
import type { CallAnswer } from '../../connection/calls/call-server.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useSendForm } from '../../ui/form/use-send-form.ts';
import { PasswordPair } from '../../ui/password/password-pair.tsx';
import { type LinkParts, resetPassword } from '../links/mail-links.ts';

const NOT_CHANGED = 'Falsche Parameter übermittelt, Passwort wurde nicht geändert.';
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
export function ResetForm({ link, onChanged }: { link: LinkParts; onChanged: () => void }) {
  const form = useSendForm({
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

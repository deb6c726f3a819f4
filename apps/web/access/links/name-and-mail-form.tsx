import * as z from 'zod/mini';
import type { CallAnswer } from '../../connection/calls/send-call.ts';
import { useHydrated } from '../../ui/basics/use-hydrated.ts';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';

const given = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

const nameAndMail = formOf(
  z.strictObject({
    username: given('Bitte geben Sie Ihren Benutzernamen ein.'),
    mail: given('Bitte geben Sie Ihre E-Mail-Adresse ein.'),
  }),
);

/** The identity a visitor claims without a password. */
export type NameAndMail = z.output<typeof nameAndMail.schema>;

interface NameAndMailFormProps {
  readonly button: string;
  /** Requests the mail. */
  readonly send: (asked: NameAndMail) => Promise<CallAnswer<unknown>>;
  readonly onSent: (mail: string) => void;
}

/** User name and e-mail, both required; the mail goes to that address only if both match. */
export function NameAndMailForm({ button, send, onSent }: NameAndMailFormProps) {
  const form = useCallForm({
    form: nameAndMail,
    prefix: 'asked-',
    // The refusal names no field, so that it does not reveal which of the two is wrong.
    send: async (asked: NameAndMail) => withoutFields(await send(asked)),
    onSent: (_, { mail }) => onSent(mail),
  });
  const hydrated = useHydrated();
  return (
    <Form form={form}>
      <FormFailure />
      <Field name="username" label="Benutzername" autoComplete="username" maxLength={100} />
      <Field name="mail" label="E-Mail" type="email" autoComplete="email" maxLength={254} />
      <Submit disabled={!hydrated}>{button}</Submit>
    </Form>
  );
}

function withoutFields<T>(answer: CallAnswer<T>): CallAnswer<T> {
  return answer.ok ? answer : { ...answer, fields: {} };
}

import { Link, useActionData, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { codeForm } from './code-forms.ts';

/** Why a code was refused. */
export interface StepRefusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the login has to start again. */
  readonly over: boolean;
  /** Whether too many wrong attempts have locked the user. */
  readonly locked: boolean;
}

/** The form for the code, with the refusal of the last attempt. */
export function CodeForm({ children }: { readonly children: ReactNode }) {
  const refused = useActionData<StepRefusal>();
  const busy = useNavigation().state !== 'idle';
  const form = useForm({ form: codeForm, prefix: '', refused, busy });
  const field = useRef<HTMLDivElement>(null);
  // After a refusal the code is typed again.
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (refused !== undefined && input) input.value = '';
  }, [refused]);
  if (refused?.over) return <StepOver refusal={refused} />;
  return (
    <Form form={form}>
      <FormFailure />
      <div ref={field}>{children}</div>
      <Submit>Anmelden</Submit>
    </Form>
  );
}

/** Shows that the login has expired, and links to a new one. */
export function StepOver({ refusal }: { readonly refusal: Pick<StepRefusal, 'message' | 'locked'> | null }) {
  const { message, locked } = refusal ?? {
    message: 'Diese Anmeldung ist nicht mehr offen. Bitte melden Sie sich noch einmal an.',
    locked: false,
  };
  return (
    <>
      <div className="message message-cost" role="alert">
        <p>{message}</p>
      </div>
      <p className="row">
        <Link className="button button-primary" to="/login">
          Zur Anmeldung
        </Link>
        {locked ? (
          <Link className="button" to="/passwd">
            Passwort zurücksetzen
          </Link>
        ) : null}
      </p>
    </>
  );
}

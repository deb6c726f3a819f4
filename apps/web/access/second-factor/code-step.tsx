import { Link, useActionData, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { codeForm } from './code-forms.ts';

/** Why a code was not taken. */
export interface StepRefusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the login begins anew. */
  readonly over: boolean;
  /** Whether too many wrong tries have locked the user. */
  readonly locked: boolean;
}

/** The form for the code, with what the last try was answered. */
export function CodeForm({ children }: { readonly children: ReactNode }) {
  const refused = useActionData<StepRefusal>();
  const busy = useNavigation().state !== 'idle';
  const form = useForm({ form: codeForm, prefix: '', refused, busy });
  const field = useRef<HTMLDivElement>(null);
  // What was refused is typed anew.
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

/** Says that the login is not open any more, and where it begins anew. */
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

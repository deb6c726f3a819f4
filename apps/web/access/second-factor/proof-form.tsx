import type * as z from 'zod/mini';
import type { OfferedSecret } from '#auth';
import { callPage } from '../../session/call-page.ts';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useSendForm } from '../../ui/form/use-send-form.ts';
import { PasswordField } from '../../ui/password/password-field.tsx';
import { AnyCodeField, AppCodeField } from './code-field.tsx';
import { confirmForm, proofForm } from './code-forms.ts';

type Proved =
  | { readonly step: string; readonly offered: OfferedSecret }
  | { readonly recoveryCodes: readonly string[] }
  | { readonly off: true };

interface ProofFormProps {
  readonly act: 'begin' | 'codes' | 'off';
  /** Whether a second factor is active and its code is required. */
  readonly active: boolean;
  readonly onProved: (answer: Proved) => void;
  readonly onClose: () => void;
}

const BUTTON = { begin: 'weiter', codes: 'Neue Codes anzeigen', off: 'Zweiten Faktor ausschalten' } as const;
const WHAT = {
  begin: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  codes: 'Die bisherigen Wiederherstellungscodes gelten danach nicht mehr.',
  off: 'Danach genügt zur Anmeldung das Passwort allein. Schlüssel und Wiederherstellungscodes werden gelöscht.',
} as const;

/** Asks for password and code again before a change to the second factor. */
export function ProofForm({ act, active, onProved, onClose }: ProofFormProps) {
  const form = useSendForm({
    form: proofForm,
    prefix: '',
    values: { code: '' },
    send: ({ password, code = '' }: z.output<typeof proofForm.schema>) =>
      callPage<Proved>(`/myAccount/secondFactor/${act}`, { password, code }),
    onSent: onProved,
  });
  const first = useFocus<HTMLInputElement>();
  return (
    <Form form={form} label="Zweiter Faktor">
      <FormFailure />
      <p>{WHAT[act]}</p>
      <div className="stack">
        <PasswordField
          label="Ihr Passwort"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          inputRef={first}
        />
        {active ? <AnyCodeField /> : <input type="hidden" name="code" value="" readOnly />}
      </div>
      <div className="row">
        <Submit>{BUTTON[act]}</Submit>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Form>
  );
}

interface ConfirmFormProps {
  readonly step: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The app's first code, which activates the secret. */
export function ConfirmForm({ step, onConfirmed, onClose }: ConfirmFormProps) {
  const form = useSendForm({
    form: confirmForm,
    prefix: '',
    values: { step },
    send: (typed: z.output<typeof confirmForm.schema>) =>
      callPage<{ recoveryCodes: readonly string[] }>('/myAccount/secondFactor/confirm', typed),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <Form form={form} label="Code bestätigen">
      <FormFailure />
      <input type="hidden" name="step" value={step} readOnly />
      <AppCodeField />
      <div className="row">
        <Submit>Code bestätigen</Submit>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Form>
  );
}

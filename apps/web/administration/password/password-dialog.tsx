import { confirmPassword } from '#auth/calls';
import { ownPasswordInput } from '#auth/domain';
import type { SentTo } from '#platform/domain';
import { useFrame } from '../../session/frame-data.ts';
import { makeCall } from '../../session/make-call.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { PasswordField } from '../../ui/password/password-field.tsx';

const typed = formOf(ownPasswordInput);

/** Asks for the password again; then the waiting call goes on, or is cancelled. */
export function PasswordDialog({ onAnswer }: { readonly onAnswer: (confirmed: boolean) => void }) {
  const { user } = useFrame();
  const form = useCallForm({
    form: typed,
    prefix: '',
    send: (entered: SentTo<typeof confirmPassword>) => makeCall(confirmPassword, entered),
    onSent: () => onAnswer(true),
  });
  const field = useFocus<HTMLInputElement>();
  return (
    <Dialog title="Bitte bestätigen Sie mit Ihrem Passwort" onClose={() => form.busy || onAnswer(false)}>
      <p>Sie bestätigen damit, dass Sie es sind.</p>
      <Form form={form}>
        <FormFailure />
        {/* Tells the browser's password store which user this is; it has no name and is not sent. */}
        <input type="text" autoComplete="username" defaultValue={user.loginname} readOnly hidden />
        <PasswordField
          label="Ihr Passwort"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          inputRef={field}
        />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => form.busy || onAnswer(false)}>
            Abbrechen
          </button>
          <Submit>Bestätigen</Submit>
        </div>
      </Form>
    </Dialog>
  );
}

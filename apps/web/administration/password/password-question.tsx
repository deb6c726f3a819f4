import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { usePasswordQuestion } from '../../session/password-request.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';

const DIALOG = deferredPart(async () => (await import('./password-dialog.tsx')).PasswordDialog, 'on-demand');

/** Shows the password dialog on request. */
export function PasswordQuestion() {
  const question = usePasswordQuestion();
  if (question === null) return null;
  return (
    <DeferredDialog part={DIALOG} onClose={() => question.answer(false)}>
      {(PasswordDialog) => <PasswordDialog onAnswer={question.answer} />}
    </DeferredDialog>
  );
}

import { deferredPart, useDeferredPart } from '../../connection/deferred-part.ts';
import { usePasswordQuestion } from '../../session/password-question.ts';

const dialog = deferredPart(() => import('./password-dialog.tsx'));

/** Shows the question for the password where something asks it, in a file of its own: it is seldom asked. */
export function PasswordQuestion() {
  const question = usePasswordQuestion();
  const part = useDeferredPart(dialog);
  if (question === null || part === null) return null;
  return <part.PasswordDialog onAnswer={question.answer} />;
}

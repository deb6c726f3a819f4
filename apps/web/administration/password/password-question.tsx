import { useEffect, useState } from 'react';
import { usePasswordQuestion } from '../../session/password-request.ts';

type Part = typeof import('./password-dialog.tsx');

/** Shows the password dialog on request. It is rarely needed, so it is loaded then. */
export function PasswordQuestion() {
  const question = usePasswordQuestion();
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (question === null || part !== null) return;
    import('./password-dialog.tsx').then(setPart, () => question.answer(false));
  }, [question, part]);
  if (question === null || part === null) return null;
  return <part.PasswordDialog onAnswer={question.answer} />;
}

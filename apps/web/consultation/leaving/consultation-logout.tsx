import { LogoutForm } from '../../frame/logout-form.tsx';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { LOGOUT_WORDS } from './logout-words.ts';
import { useUnsavedQuestion } from './unsaved-question.tsx';

/**
 * Logs out: forgets the person in this browser, and before that asks where something would be lost.
 *
 * @param props.className look of the button; left out: an entry of the menu
 */
export function ConsultationLogout({ className }: { readonly className?: string }) {
  const { wipe } = useDraftActions();
  const { ask, question } = useUnsavedQuestion(LOGOUT_WORDS);
  const onLogout = (logOut: () => void) =>
    ask(() => {
      wipe();
      logOut();
    });
  return (
    <>
      <LogoutForm onLogout={onLogout} {...(className ? { className } : {})} />
      {question}
    </>
  );
}

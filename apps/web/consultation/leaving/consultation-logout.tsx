import { LogoutForm } from '../../frame/logout-form.tsx';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { LOGOUT_WORDS } from './logout-words.ts';
import { useUnsavedQuestion } from './unsaved-question.tsx';

/**
 * Logs out and deletes the person's data in this browser; asks first if something would be lost.
 *
 * @param props.className style of the button; left out: a menu entry
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

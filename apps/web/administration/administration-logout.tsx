import { type ComponentType, useState } from 'react';
import { askDraftKey } from '#auth/calls';
import { deferredPart } from '../connection/deferred/deferred-part.ts';
import { LogoutForm } from '../frame/logout-form.tsx';
import { useFrame } from '../session/frame-data.ts';
import type { LogoutQuestionProps } from '../session/logout-question-props.ts';
import { makeCall } from '../session/make-call.ts';
import { forgetDraft, hasDraft } from '../session/stored-draft.ts';

interface Asking {
  readonly Question: ComponentType<LogoutQuestionProps>;
  readonly draftKey: string;
  readonly go: () => void;
}

const QUESTION = deferredPart(
  async () => (await import('../consultation/deferred/logout-question.tsx')).LogoutQuestion,
  'on-demand',
);

const TITLE = 'Abmelden und die Beratung löschen?';

/**
 * Logout on screens without consultation code. The question about an unfinished consultation is loaded only
 * if this browser holds one of the user.
 *
 * @param props.className class of the button; by default it is a menu entry
 */
export function AdministrationLogout({ className }: { readonly className?: string }) {
  const { user } = useFrame();
  const [asking, setAsking] = useState<Asking | null>(null);
  const onLogout = async (logOut: () => void) => {
    const go = () => {
      forgetDraft(user.id);
      logOut();
    };
    if (!hasDraft(user.id)) return go();
    const [Question, key] = await Promise.all([QUESTION.load().catch(() => null), makeCall(askDraftKey, {})]);
    if (Question !== null && key.ok) {
      setAsking({ Question, draftKey: key.value.draftKey, go });
    } else if (window.confirm(`${TITLE}\nEine begonnene Beratung wird aus diesem Browser gelöscht.`)) go();
  };
  return (
    <>
      <LogoutForm onLogout={(logOut) => void onLogout(logOut)} {...(className ? { className } : {})} />
      {asking === null ? null : (
        <asking.Question draftKey={asking.draftKey} onGo={asking.go} onStay={() => setAsking(null)} />
      )}
    </>
  );
}

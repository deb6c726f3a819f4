import { useEffect } from 'react';
import { useFrame } from '../../session/frame-data.ts';
import type { LogoutQuestionProps } from '../../session/logout-question-props.ts';
import { DraftProvider, useDraftActions } from '../draft/draft-provider.tsx';
import { LOGOUT_WORDS } from '../leaving/logout-words.ts';
import { useUnsavedQuestion } from '../leaving/unsaved-question.tsx';

/** Asks before a logout from a screen outside of the consultation whether it may be lost. */
export function LogoutQuestion({ draftKey, ...ways }: LogoutQuestionProps) {
  const { user } = useFrame();
  return (
    <DraftProvider userId={user.id} draftKey={draftKey} session={user.session}>
      <Question {...ways} />
    </DraftProvider>
  );
}

function Question({ onGo, onStay }: Omit<LogoutQuestionProps, 'draftKey'>) {
  const { wipe } = useDraftActions();
  const { ask, question } = useUnsavedQuestion(LOGOUT_WORDS, onStay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when it appears.
  useEffect(() => {
    ask(() => {
      wipe();
      onGo();
    });
  }, []);
  return question;
}

import { useEffect } from 'react';
import { useFrame } from '../../session/frame-data.ts';
import type { LogoutQuestionProps } from '../../session/logout-question-props.ts';
import { DraftProvider, useDraftActions } from '../draft/draft-provider.tsx';
import { LOGOUT_WORDS } from '../leaving/logout-words.ts';
import { useUnsavedQuestion } from '../leaving/unsaved-question.tsx';

/** Asks before a logout outside the consultation whether the consultation may be lost. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, on mount.
  useEffect(() => {
    ask(() => {
      wipe();
      onGo();
    });
  }, []);
  return question;
}

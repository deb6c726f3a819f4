import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { ManagedUser } from '#auth/domain';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { Confirm } from '../../ui/form/confirm.tsx';
import { type UserAct, wordsOf } from './user-acts.ts';

/** Unlocking gives a new password, and is the same call. */
const PATHS = {
  password: '/settings/users/password',
  unlock: '/settings/users/password',
  deactivation: '/settings/users/deactivation',
  deletion: '/settings/users/deletion',
  hiding: '/settings/users/hiding',
} as const satisfies Record<UserAct, string>;

interface ActQuestionProps {
  readonly act: UserAct;
  readonly user: ManagedUser;
  /** @param password the new one, where there is one */
  readonly onDone: (password: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before something is done to a user, says what would be lost, and does it. */
export function ActQuestion({ act, user, onDone, onClose }: ActQuestionProps) {
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { question, lost, go } = wordsOf(act, user);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await callPage<{ password?: string }>(PATHS[act], { id: String(user.id) });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.message);
    clearLoaderCache();
    revalidator.revalidate();
    onDone(answer.value.password);
  };
  return (
    <Confirm
      title={question}
      lost={lost}
      stay="Abbrechen"
      go={go}
      busy={busy}
      onStay={onClose}
      onGo={() => void send()}
    >
      {failure === null ? null : (
        <p className="message message-cost" role="alert">
          {failure}
        </p>
      )}
    </Confirm>
  );
}

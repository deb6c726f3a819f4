import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';
import { type NamedUser, type UserAct, wordsOf } from './user-acts.ts';

/** Unlocking gives a new password, and is the same call. */
const PATHS = {
  password: '/settings/users/password',
  unlock: '/settings/users/password',
  deactivation: '/settings/users/deactivation',
  deletion: '/settings/users/deletion',
  hiding: '/settings/users/hiding',
  rest: '/settings/users/deletion',
} as const satisfies Record<UserAct, string>;

interface ActQuestionProps {
  readonly act: UserAct;
  readonly user: NamedUser & { readonly id: number };
  /** @param password the new one, where there is one */
  readonly onDone: (password: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before something is done to a user, says what would be lost, and does it. */
export function ActQuestion({ act, user, onDone, onClose }: ActQuestionProps) {
  const { busy, failure, send } = useChange<{ password?: string }>(({ password }) => onDone(password));
  const { question, lost, go } = wordsOf(act, user);
  return (
    <Confirm
      title={question}
      lost={lost}
      stay="Abbrechen"
      go={go}
      busy={busy}
      onStay={onClose}
      onGo={() => void send(PATHS[act], { id: String(user.id) })}
    >
      <FailureText failure={failure} />
    </Confirm>
  );
}

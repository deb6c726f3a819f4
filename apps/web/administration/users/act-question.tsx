import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';
import { type NamedUser, type UserAct, wordsOf } from './user-acts.ts';

/** Unlocking sets a new password, so it is the same call. */
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
  /** @param password the new password, if one was set */
  readonly onDone: (password: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before an action on a user, names what is lost, and runs it. */
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

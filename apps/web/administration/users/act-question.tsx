import { useState } from 'react';
import { deactivateUser, deleteUser, hideUser, inviteUser, resetPassword } from '#auth/calls';
import { INVITATION_DAYS } from '#auth/domain';
import type { CallDefinition, Done } from '#platform/domain';
import { useFrame } from '../../session/frame-data.ts';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { type NamedUser, type UserAct, wordsOf } from './user-acts.ts';

/** What is answered: the new password, if one was set. */
type Acted = Done | { readonly password: string };

/** Unlocking sets a new password, so it is the same call. */
const CALLS: Readonly<Record<UserAct, CallDefinition<typeof deleteUser.input, Acted>>> = {
  password: resetPassword,
  unlock: resetPassword,
  deactivation: deactivateUser,
  deletion: deleteUser,
  hiding: hideUser,
  rest: deleteUser,
};

/** How a user gets a new password: by a mailed link, or as an initial one that is shown here. */
type Way = 'mail' | 'screen';

interface ActQuestionProps {
  readonly act: UserAct;
  readonly user: NamedUser & { readonly id: number; readonly Mail?: string | null };
  /**
   * @param password the new password, if one was set
   * @param mailedTo where the link went, if one was sent
   */
  readonly onDone: (password: string | undefined, mailedTo: string | null) => void;
  readonly onClose: () => void;
}

/** Asks before an action on a user, names what is lost, and runs it. */
export function ActQuestion({ act, user, onDone, onClose }: ActQuestionProps) {
  const { hasMailServer } = useFrame();
  const mail = hasMailServer && (act === 'password' || act === 'unlock') ? (user.Mail ?? null) : null;
  const [way, setWay] = useState<Way>(mail === null ? 'screen' : 'mail');
  const call: (typeof CALLS)[UserAct] = way === 'mail' ? inviteUser : CALLS[act];
  const { busy, failure, send } = useCall(call, (answer) =>
    onDone('password' in answer ? answer.password : undefined, way === 'mail' ? mail : null),
  );
  const { question, lost, initial, go } = wordsOf(act, user);
  return (
    <Confirm
      title={question}
      lost={way === 'screen' && initial !== undefined ? [...lost, initial] : lost}
      go={go}
      busy={busy}
      onStay={onClose}
      onGo={() => void send({ id: user.id })}
    >
      <FailureText failure={failure} />
      {mail === null ? null : <WayChoice mail={mail} way={way} onWay={setWay} />}
    </Confirm>
  );
}

/** Whether to send a link or to show a password; the link is known to nobody else. */
function WayChoice(props: { readonly mail: string; readonly way: Way; readonly onWay: (way: Way) => void }) {
  const { mail, way, onWay } = props;
  const choices = [
    ['mail', `Link per E-Mail an ${mail} senden; er gilt ${INVITATION_DAYS} Tage und nur einmal`],
    ['screen', 'Vorläufiges Passwort hier anzeigen'],
  ] as const;
  return (
    <fieldset className="stack stack-s">
      <legend className="field-label">Neues Passwort</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="tick">
          <input type="radio" name="way" checked={way === value} onChange={() => onWay(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

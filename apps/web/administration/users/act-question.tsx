import { useState } from 'react';
import { INVITATION_DAYS } from '#auth/domain';
import { useFrame } from '../../session/frame-data.ts';
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

const INVITATION = '/settings/users/invitation';

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
  const { busy, failure, send } = useChange<{ password?: string }>(({ password }) =>
    onDone(password, way === 'mail' ? mail : null),
  );
  const { question, lost, initial, go } = wordsOf(act, user);
  const path = way === 'mail' ? INVITATION : PATHS[act];
  return (
    <Confirm
      title={question}
      lost={way === 'screen' && initial !== undefined ? [...lost, initial] : lost}
      go={go}
      busy={busy}
      onStay={onClose}
      onGo={() => void send(path, { id: String(user.id) })}
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

import { useNavigate } from '@remix-run/react';
import { useRef, useState } from 'react';
import { storeRegistered } from '../../access/confirmation/registered.ts';
import { forgetRegistration } from '../../access/registration/registration-draft.ts';
import {
  type Problems,
  problemsAt,
  problemsOf,
  sentRegistration,
  stillRefused,
} from '../../access/registration/registration-rules.ts';
import { RegistrationStep } from '../../access/registration/registration-step.tsx';
import { type SendOutcome, sendRegistration } from '../../access/registration/send-registration.ts';
import { useStep } from '../../access/registration/use-step.ts';
import { RobotDialog } from '../../access/robot-check/robot-dialog.tsx';
import { Failure } from '../../ui/form/failure.tsx';
import { PasswordPair } from '../../ui/password/password-pair.tsx';

/** Access specification, section 5. */
const EARLIER_STEPS =
  'Bitte überprüfen Sie, dass auch alle Felder der vorherigen Schritte vollständig ausgefüllt sind.';
const REFUSED = 'Die Registrierung wurde nicht angenommen:';
const PERHAPS_ARRIVED =
  'Vermutlich ist Ihre Registrierung schon beim vorigen Versuch angekommen. Bitte sehen Sie in Ihrem Postfach nach: Die E-Mail nennt Ihren Benutzernamen und enthält den Link zum Bestätigen.';

export const meta = () => [{ title: 'Registrierung, Schritt 3/3: Passwort – Inkoberatung' }];

/** Last step: sets the password and sends the registration. */
export default function RegisterPassword() {
  const step = useStep();
  const { draft, passwords, setPasswords, problems, refused, setRefused, marked, fail } = step;
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  // A ref as well as state: a second click in the same instant does not see the new state yet.
  const sending = useRef(false);
  // Mail address of a registration that was sent but not answered.
  const [lost, setLost] = useState<string | null>(null);

  const send = async () => {
    if (sending.current) return;
    setOutcome(null);
    if (Object.keys(problems).length > 0) return fail();
    const sent = sentRegistration(draft, passwords);
    sending.current = true;
    setBusy(true);
    const result = await sendRegistration(sent);
    if (result.kind === 'registered') {
      const { username, mailSent } = result;
      storeRegistered({ mail: sent.Mail.trim().toLowerCase(), username, mailSent });
      navigate('/success', { replace: true });
      // The button stays disabled until the page is left, so that nothing is sent twice.
      return forgetRegistration();
    }
    sending.current = false;
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'failed' && result.lost) setLost(sent.Mail);
    if (result.kind !== 'refused') return;
    setRefused({ problems: result.problems, sent });
    fail();
  };

  const shown = marked && !busy ? problems : {};
  return (
    <>
      <RegistrationStep
        index={2}
        step={step}
        problems={shown}
        title={titleOf(
          problemsAt(problemsOf(draft, passwords), [0, 1]),
          stillRefused(refused, draft, passwords),
        )}
        back="/register2"
        next={{ label: 'registrieren', busy, onNext: send }}
      >
        <PasswordPair
          label="Passwort"
          fields={passwordFields(shown)}
          typed={passwords}
          onType={setPasswords}
        />
        {shown.Mail !== undefined && lost === draft.Mail ? (
          <p className="message message-notice">{PERHAPS_ARRIVED}</p>
        ) : null}
        {outcome?.kind === 'failed' ? (
          <Failure answer={outcome}>
            <p>{outcome.message}</p>
          </Failure>
        ) : null}
      </RegistrationStep>
      {outcome?.kind === 'robot' ? <RobotDialog onClose={() => setOutcome(null)} /> : null}
    </>
  );
}

function titleOf(earlier: Problems, refused: Problems): string | undefined {
  if (Object.keys(earlier).length > 0) return EARLIER_STEPS;
  return Object.keys(refused).length > 0 ? REFUSED : undefined;
}

/** Renames the errors to the password fields' usual names. */
function passwordFields({ Password: password, repeated }: Problems): Readonly<Record<string, string>> {
  return { ...(password === undefined ? {} : { password }), ...(repeated === undefined ? {} : { repeated }) };
}

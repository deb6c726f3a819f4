import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { AppCodeField } from '../../access/second-factor/code-field.tsx';
import { CodeForm, StepOver, type StepRefusal } from '../../access/second-factor/code-step.tsx';
import { OfferedSecretSteps } from '../../access/second-factor/offered-secret.tsx';
import { RecoveryCodes } from '../../access/second-factor/recovery-codes.tsx';
import { lookAtStep, takeCode } from '../../access/second-factor/second-step.ts';
import { Entrance } from '../../frame/entrance/entrance.tsx';

export { lookAtStep as loader, takeCode as action };

export const meta = () => [{ title: 'Zweiten Faktor einrichten – Inkoberatung' }];

/**
 * A right code starts a session; revalidating would then redirect away from the codes, which are shown once.
 */
export const shouldRevalidate = () => false;

/** /login/setup: the first login of a user who needs a second factor. */
export default function LoginSetup() {
  const { vendorName, step } = useLoaderData<typeof lookAtStep>();
  const answer = useActionData<{ recoveryCodes: readonly string[] } | StepRefusal>();
  const codes = answer !== undefined && 'recoveryCodes' in answer ? answer.recoveryCodes : null;
  return (
    <Entrance vendorName={vendorName} {...(codes === null ? { home: '/welcome' } : {})}>
      <div className="card entrance-card">
        {codes !== null ? (
          <Done codes={codes} />
        ) : step?.offered ? (
          <>
            <h1>Zweiten Faktor einrichten</h1>
            <p>
              Ihr Zugang verwaltet die Daten aller Kunden. Deshalb brauchen Sie neben dem Passwort einen
              zweiten Faktor: einen Code, den eine App auf Ihrem Telefon berechnet.
            </p>
            <OfferedSecretSteps offered={step.offered} />
            <CodeForm>
              <AppCodeField />
            </CodeForm>
          </>
        ) : (
          <>
            <h1>Zweiten Faktor einrichten</h1>
            <StepOver refusal={null} />
          </>
        )}
      </div>
    </Entrance>
  );
}

function Done({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <h1>
        Ihre Wiederherstellungs
        <wbr />
        codes
      </h1>
      <p role="status">Der zweite Faktor ist eingerichtet.</p>
      <RecoveryCodes codes={codes} renewed={false} />
      <div>
        <Link className="button button-primary" to="/">
          Codes sind aufbewahrt – weiter
        </Link>
      </div>
    </>
  );
}

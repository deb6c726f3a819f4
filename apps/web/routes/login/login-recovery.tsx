import { Link, useLoaderData } from '@remix-run/react';
import { RecoveryCodeField } from '../../access/second-factor/code-field.tsx';
import { CodeForm, StepOver } from '../../access/second-factor/code-step.tsx';
import { lookAtStep, takeCode } from '../../access/second-factor/second-step.ts';
import { Entrance } from '../../frame/entrance/entrance.tsx';

export { lookAtStep as loader, takeCode as action };

export const meta = () => [{ title: 'Wiederherstellungscode – Inkoberatung' }];

/** An attempt changes nothing outside the form. */
export const shouldRevalidate = () => false;

/** /login/recovery: the second step of a login without the phone. */
export default function LoginRecovery() {
  const { vendorName, step } = useLoaderData<typeof lookAtStep>();
  return (
    <Entrance vendorName={vendorName} home="/welcome">
      <div className="card entrance-card">
        <h1>Wiederherstellungscode</h1>
        {step === null ? (
          <StepOver refusal={null} />
        ) : (
          <>
            <p>
              Geben Sie einen der zehn Codes ein, die Sie beim Einrichten aufbewahrt haben. Jeder gilt einmal.
              Danach können Sie unter „Mein Konto“ ein anderes Telefon einrichten.
            </p>
            <CodeForm>
              <RecoveryCodeField />
            </CodeForm>
            <ul className="login-help">
              <li>
                <Link to="/login/code">Code aus der App verwenden</Link>
              </li>
            </ul>
            <p className="field-hint">
              Sie haben auch keine Wiederherstellungscodes mehr? Bitte wenden Sie sich an den Betreiber: Er
              setzt Ihren zweiten Faktor zurück.
            </p>
          </>
        )}
      </div>
    </Entrance>
  );
}

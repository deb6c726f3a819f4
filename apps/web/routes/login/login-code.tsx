import { Link, useLoaderData } from '@remix-run/react';
import { AppCodeField } from '../../access/second-factor/code-field.tsx';
import { CodeForm, StepOver } from '../../access/second-factor/code-step.tsx';
import { lookAtStep, takeCode } from '../../access/second-factor/second-step.ts';
import { Entrance } from '../../frame/entrance/entrance.tsx';

export { lookAtStep as loader, takeCode as action };

export const meta = () => [{ title: 'Code eingeben – Inkoberatung' }];

/** An attempt changes nothing outside the form. */
export const shouldRevalidate = () => false;

/** /login/code: the second step of a login. */
export default function LoginCode() {
  const { vendorName, step } = useLoaderData<typeof lookAtStep>();
  return (
    <Entrance vendorName={vendorName} home="/welcome">
      <div className="card entrance-card">
        <h1>Code eingeben</h1>
        {step === null ? (
          <StepOver refusal={null} />
        ) : (
          <>
            <p>
              Ihr Passwort stimmt. Bitte geben Sie jetzt den Code ein, den Ihre Authentifizierungs-App
              anzeigt.
            </p>
            <CodeForm>
              <AppCodeField />
            </CodeForm>
            <ul className="login-help">
              <li>
                <Link to="/login/recovery">Telefon nicht zur Hand? Wiederherstellungscode verwenden</Link>
              </li>
              <li>
                <Link to="/login">Mit einem anderen Benutzer anmelden</Link>
              </li>
            </ul>
          </>
        )}
      </div>
    </Entrance>
  );
}

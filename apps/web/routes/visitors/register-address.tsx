import { CustomerNumber } from '../../access/registration/customer-number.tsx';
import { RegistrationLine } from '../../access/registration/registration-line.tsx';
import { problemsAt } from '../../access/registration/registration-rules.ts';
import { RegistrationStep, useNextStep } from '../../access/registration/registration-step.tsx';
import { useStep } from '../../access/registration/use-step.ts';

export const meta = () => [{ title: 'Registrierung, Schritt 1/3: Adressdaten – Inkoberatung' }];

/** First step: the address of the institution (access specification, section 5). */
export default function RegisterAddress() {
  const step = useStep();
  const problems = problemsAt(step.problems, [0]);
  return (
    <RegistrationStep
      index={0}
      step={step}
      problems={problems}
      back="/welcome"
      next={{ label: 'weiter', onNext: useNextStep(step, problems, '/register2') }}
    >
      <CustomerNumber error={(step.marked ? problems.Kundennummer : null) ?? null} />
      <RegistrationLine
        step={step}
        name="Name"
        label="Name"
        note="der Apotheke oder des Sanitätshauses"
        autoComplete="organization"
      />
      <div className="account-line">
        <RegistrationLine step={step} name="Strasse" label="Straße" autoComplete="address-line1" />
        <RegistrationLine step={step} name="Hausnummer" label="Hausnummer" autoComplete="address-line2" />
      </div>
      <div className="account-line account-line-reversed">
        <RegistrationLine step={step} name="PLZ" label="PLZ" autoComplete="postal-code" />
        <RegistrationLine step={step} name="Ort" label="Ort" autoComplete="address-level2" />
      </div>
    </RegistrationStep>
  );
}

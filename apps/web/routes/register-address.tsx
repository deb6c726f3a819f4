import { AccountField } from '../access/account-field.tsx';
import { CustomerNumber } from '../access/customer-number.tsx';
import { problemsAt } from '../access/registration-rules.ts';
import { RegistrationStep, useNextStep } from '../access/registration-step.tsx';
import { useStep } from '../access/use-step.ts';

export const meta = () => [{ title: 'Registrierung, Schritt 1/3: Adressdaten – Inkoberatung' }];

/** First step: the address of the institution (access specification, section 5). */
export default function RegisterAddress() {
  const step = useStep();
  const { draft, change, marked } = step;
  const problems = problemsAt(step.problems, [0]);
  const shown = marked ? problems : {};
  const field = (id: 'Name' | 'Strasse' | 'Hausnummer' | 'PLZ' | 'Ort') => ({
    id,
    required: true,
    value: draft[id],
    error: shown[id] ?? null,
    onChange: (value: string) => change({ [id]: value }),
  });
  return (
    <RegistrationStep
      index={0}
      step={step}
      problems={problems}
      back="/welcome"
      next={{ label: 'weiter', onNext: useNextStep(step, problems, '/register2') }}
    >
      <CustomerNumber error={shown.Kundennummer ?? null} />
      <AccountField
        {...field('Name')}
        label="Name"
        note="der Apotheke oder des Sanitätshauses"
        autoComplete="organization"
      />
      <div className="account-line">
        <AccountField {...field('Strasse')} label="Straße" autoComplete="address-line1" />
        <AccountField {...field('Hausnummer')} label="Hausnummer" autoComplete="address-line2" />
      </div>
      <div className="account-line account-line-reversed">
        <AccountField {...field('PLZ')} label="PLZ" autoComplete="postal-code" />
        <AccountField {...field('Ort')} label="Ort" autoComplete="address-level2" />
      </div>
    </RegistrationStep>
  );
}

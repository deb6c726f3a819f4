import { RegistrationLine } from '../../access/registration/registration-line.tsx';
import { problemsAt } from '../../access/registration/registration-rules.ts';
import { RegistrationStep, useNextStep } from '../../access/registration/registration-step.tsx';
import { useStep } from '../../access/registration/use-step.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';

const SALUTATIONS = [
  { value: '0', label: 'Frau' },
  { value: '1', label: 'Herr' },
] as const;

export const meta = () => [{ title: 'Registrierung, Schritt 2/3: Benutzerdaten – Inkoberatung' }];

/** Second step: the first user (access specification, section 5). */
export default function RegisterUser() {
  const step = useStep();
  const { draft, change, marked } = step;
  const problems = problemsAt(step.problems, [1]);
  return (
    <RegistrationStep
      index={1}
      step={step}
      problems={problems}
      back="/register1"
      next={{ label: 'weiter', onNext: useNextStep(step, problems, '/register3') }}
    >
      <ChoiceGroup
        id="Anrede"
        label="Anrede"
        required
        choices={SALUTATIONS}
        chosen={draft.Anrede === null ? [] : [String(draft.Anrede)]}
        error={(marked ? problems.Anrede : null) ?? null}
        onChoose={(value) => change({ Anrede: value === '0' ? 0 : 1 })}
      />
      <RegistrationLine step={step} name="Vorname" label="Vorname" autoComplete="given-name" />
      <RegistrationLine step={step} name="Nachname" label="Nachname" autoComplete="family-name" />
      <RegistrationLine
        step={step}
        name="Mail"
        label="E-Mail"
        type="email"
        note="Dorthin schicken wir den Link, mit dem Sie die Registrierung bestätigen."
        autoComplete="email"
      />
      <RegistrationLine
        step={step}
        name="MailRepeated"
        label="E-Mail wiederholen"
        type="email"
        autoComplete="email"
      />
    </RegistrationStep>
  );
}

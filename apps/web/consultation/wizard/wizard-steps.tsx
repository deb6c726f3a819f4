import type { Questionnaire, WizardStep } from '#consultation/domain';
import { missingAnswers } from '#consultation/domain';
import { StepBar } from '../../ui/fields/step-bar.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { ANAMNESIS_STEPS, pathOf } from '../area/wizard-paths.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { stepName } from './missing-items.ts';

/** The anamnesis segments as links, with a mark for complete ones. */
export function WizardSteps({ definition, step }: { definition: Questionnaire; step: WizardStep }) {
  const { ready, draft } = useDraft();
  const { today } = useConsultation();
  const steps = ANAMNESIS_STEPS.map((number) => ({
    number,
    to: pathOf(number),
    name: stepName(definition, number),
    current: number === step,
    done: ready && missingAnswers(definition, draft.answers, number, today).length === 0,
  }));
  return <StepBar label="Schritte der Anamnese" steps={steps} />;
}

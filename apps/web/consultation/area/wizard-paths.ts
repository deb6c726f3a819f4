import type { Answers, WizardStep } from '#consultation/domain';
import { WIZARD_STEPS } from '#consultation/domain';

/** The rights that determine the way through the wizard. */
export interface WizardRights {
  /** bera_durch */
  readonly advises: boolean;
  /** versorg_aufr */
  readonly calculates: boolean;
}

/** A way on: its button label and target. */
export interface WayOn {
  readonly label: string;
  readonly to: string;
}

const LAST_STEP = 4;

/** The anamnesis steps; step 0 only starts the consultation. */
export const ANAMNESIS_STEPS = [1, 2, 3, 4] as const satisfies readonly WizardStep[];

export const pathOf = (step: WizardStep) => `/wizard/${step}`;

/** Parses the step in an address; null if there is none. */
export function wizardStep(index: string | undefined): WizardStep | null {
  return WIZARD_STEPS.find((step) => String(step) === index) ?? null;
}

/** The previous step; home from the first one (consultation specification, section 2, "Wizard"). */
export function wayBack(step: WizardStep): string {
  return step === 0 ? '/' : `/wizard/${step - 1}`;
}

/**
 * The way on from a step (consultation specification, sections 2 and 4). Without the right to consult it leads
 * from step 0 to the calculator, or to the summary without the right to calculate.
 */
export function wayOn(step: WizardStep, { advises, calculates }: WizardRights): WayOn {
  if (!advises && calculates) return { label: 'Versorgung berechnen', to: '/cart' };
  if (!advises) return { label: 'zur Zusammenfassung', to: '/offer' };
  if (step === LAST_STEP) return { label: 'Empfehlung anzeigen', to: '/recommendations' };
  return { label: step === 0 ? 'Anamnese starten' : 'weiter', to: `/wizard/${step + 1}` };
}

/** The steps that must be complete before a step is left: the last one checks all. */
export function stepsToCheck(step: WizardStep): readonly WizardStep[] {
  return step === LAST_STEP ? WIZARD_STEPS : [step];
}

/** Whether a consultation may skip the anamnesis: follow-up (AT2) and product change (AT3). */
export function mayPassAnamnesis({ anamneseType }: Answers): boolean {
  return anamneseType === 'AT2' || anamneseType === 'AT3';
}

/**
 * The way past the anamnesis: from step 0, for follow-up (AT2) and product change (AT3), once nothing is missing
 * there; to the calculator, or to the summary without the right to calculate.
 */
export function wayPast(
  step: WizardStep,
  answers: Answers,
  complete: boolean,
  { advises, calculates }: WizardRights,
): WayOn | null {
  if (step !== 0 || !mayPassAnamnesis(answers) || !complete || !advises) return null;
  return { label: 'Weiter ohne Anamnese', to: calculates ? '/cart' : '/offer' };
}

/** Whether a step offers help: the help texts concern health and everyday life. */
export function offersHelp(step: WizardStep): boolean {
  return step >= 3;
}

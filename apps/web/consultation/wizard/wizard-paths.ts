import type { Answers, WizardStep } from '#consultation/domain';
import { WIZARD_STEPS } from '#consultation/domain';

/** The rights on which the way through the wizard depends. */
export interface WizardRights {
  /** bera_durch */
  readonly advises: boolean;
  /** versorg_aufr */
  readonly calculates: boolean;
}

/** A way on: the label of its button and where it leads. */
export interface WayOn {
  readonly label: string;
  readonly to: string;
}

const LAST_STEP = 4;

/** The steps that are anamnesis segments; step 0 only begins the consultation. */
export const ANAMNESIS_STEPS = [1, 2, 3, 4] as const satisfies readonly WizardStep[];

/** Address of a step. */
export const pathOf = (step: WizardStep) => `/wizard/${step}`;

/** Reads the step out of an address; null where it names none. */
export function wizardStep(index: string | undefined): WizardStep | null {
  return WIZARD_STEPS.find((step) => String(step) === index) ?? null;
}

/** One step back; from the first one home (consultation specification, section 2, "Wizard"). */
export function wayBack(step: WizardStep): string {
  return step === 0 ? '/' : `/wizard/${step - 1}`;
}

/**
 * The way on from a step (consultation specification, sections 2 and 4). Without the right to advise it
 * leads from step 0 to the calculator, or without that right too to the summary.
 */
export function wayOn(step: WizardStep, { advises, calculates }: WizardRights): WayOn {
  if (!advises && calculates) return { label: 'Versorgung berechnen', to: '/cart' };
  if (!advises) return { label: 'zur Zusammenfassung', to: '/offer' };
  if (step === LAST_STEP) return { label: 'Empfehlung anzeigen', to: '/recommendations' };
  return { label: step === 0 ? 'Anamnese starten' : 'weiter', to: `/wizard/${step + 1}` };
}

/** The steps that have to be complete before a step is left: the last one answers for all. */
export function stepsToCheck(step: WizardStep): readonly WizardStep[] {
  return step === LAST_STEP ? WIZARD_STEPS : [step];
}

/** Whether a consultation may do without the anamnesis: follow-up (AT2) and product change (AT3). */
export function mayPassAnamnesis({ anamneseType }: Answers): boolean {
  return anamneseType === 'AT2' || anamneseType === 'AT3';
}

/**
 * The way past the anamnesis: at step 0, for follow-up (AT2) and product change (AT3), once nothing is
 * missing there; to the calculator, without that right to the summary.
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

/** Whether a step offers help: the hints belong to health and everyday life. */
export function offersHelp(step: WizardStep): boolean {
  return step >= 3;
}

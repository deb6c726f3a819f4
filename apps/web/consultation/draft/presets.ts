import type { Answers, QuestionId } from '#consultation/domain';

/**
 * The answers that hold in most consultations and decide nothing unseen: a first consultation, the co-payment is due
 * (as it is without an answer), and the person speaks for themselves.
 */
const PRESETS = { anamneseType: 'AT1', gebuehr: 'GE2', representative: 'R2' } as const satisfies Answers;

export type PresetField = keyof typeof PRESETS;
export const PRESET_FIELDS = Object.keys(PRESETS) as PresetField[];

/** The parts of a draft that presets concern. */
interface Presettable {
  readonly answers: Answers;
  /** Questions answered by a preset; undefined until the questions of step 0 have been presented. */
  readonly preset?: readonly PresetField[] | undefined;
}

/**
 * The draft with the presets, once for each consultation: what was answered stays, and what is cleared afterwards
 * stays unanswered.
 *
 * @returns the same object if nothing changes
 */
export function withPresets<D extends Presettable>(draft: D): D {
  if (draft.preset !== undefined) return draft;
  const preset = PRESET_FIELDS.filter((field) => draft.answers[field] === undefined);
  const answers = Object.fromEntries(preset.map((field) => [field, PRESETS[field]]));
  return { ...draft, answers: { ...draft.answers, ...answers }, preset };
}

/** The questions whose answer is still the preset one. */
export function presetQuestions({ answers, preset = [] }: Presettable): ReadonlySet<QuestionId> {
  return new Set<QuestionId>(preset.filter((field) => answers[field] === PRESETS[field]));
}

import { ANSWER_CODES, type AnswerCode, type MultiField } from './answers.ts';

/** The exclusive choice "none of these"; `important` has none. */
export const NONE_CODES: Readonly<Partial<Record<MultiField, string>>> = {
  medikamente: 'M1',
  hilfsmittel: 'Hi1',
  weitereEinflussfaktoren: 'Ef1',
};

/**
 * The chosen codes after a click on `clicked` (consultation specification, section 4, multi-select rule): 'none'
 * clears the others, another one removes 'none', a chosen one is deselected.
 *
 * @returns the codes in display order
 */
export function toggleChoice<F extends MultiField>(
  field: F,
  chosen: readonly AnswerCode<F>[],
  clicked: AnswerCode<F>,
): readonly AnswerCode<F>[] {
  if (chosen.includes(clicked)) return chosen.filter((code) => code !== clicked);
  const none = NONE_CODES[field];
  if (clicked === none) return [clicked];
  const codes: readonly AnswerCode<F>[] = ANSWER_CODES[field];
  return codes.filter((code) => code === clicked || (code !== none && chosen.includes(code)));
}

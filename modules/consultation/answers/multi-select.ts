import { ANSWER_CODES, type AnswerCode, type MultiField } from './answers.ts';

/** The choice that says "none of these" and stands alone; `important` has no such choice. */
export const NONE_CODES: Readonly<Partial<Record<MultiField, string>>> = {
  medikamente: 'M1',
  hilfsmittel: 'Hi1',
  weitereEinflussfaktoren: 'Ef1',
};

/**
 * The chosen codes after a click on `clicked` (consultation specification, section 4, multi-select rule):
 * 'none' clears the others, another one removes 'none', a chosen one is deselected.
 *
 * @returns the codes in the order in which they are shown, so that the same choice always reads the same
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

import type { QuestionId } from '#consultation/domain';

/** Id of the element around a question, the target of links to it. */
export const fieldId = (question: QuestionId) => `q-${question}`;

/** Whether the hash of an address names a question; others, such as that of the skip link, are not ours. */
export const isFieldHash = (hash: string) => hash.startsWith('#q-');

/** Leads to a question: shows it whole and puts the focus on its answer, or on its first control. */
export function focusQuestion(elementId: string): void {
  const element = document.getElementById(elementId);
  const control =
    element?.querySelector<HTMLElement>('input:checked') ??
    element?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input)') ??
    element?.querySelector<HTMLElement>('input, textarea');
  control?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

import { type KeyboardEvent, useEffect } from 'react';

/** The elements that each hold one question. */
const QUESTIONS = 'fieldset[id^="q-"], .field[id^="q-"]';

/**
 * Answers without a mouse: in a group of choices a digit takes the choice at that place, and Enter goes on to the next
 * question, with Shift to the previous one, after the last to the way on. Keys that a field handles itself, and those
 * of the browser and of screen readers, are left alone.
 */
export function onAnswerKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, key } = event;
  if (!(target instanceof HTMLInputElement) || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const question = target.closest(QUESTIONS);
  if (question === null) return;
  if (key === 'Enter') {
    event.preventDefault();
    goOn(form, question, event.shiftKey ? -1 : 1);
  } else if (/^[1-9]$/.test(key) && isChoice(target)) {
    event.preventDefault();
    take(question, Number(key));
  }
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

function take(question: Element, place: number): void {
  const choice = [...question.querySelectorAll('input')].filter(isChoice)[place - 1];
  choice?.focus();
  choice?.click();
}

function goOn(form: HTMLFormElement, from: Element, by: 1 | -1): void {
  const shown = shownIn(form);
  const next = shown[shown.indexOf(from) + by];
  const control = controlOf(next) ?? (by === 1 ? form.querySelector<HTMLElement>('.button-primary') : null);
  control?.focus();
}

const shownIn = (form: Element) =>
  [...form.querySelectorAll(QUESTIONS)].filter((question) => question.checkVisibility());

const controlOf = (question: Element | undefined) =>
  question?.querySelector<HTMLElement>('input:checked') ??
  question?.querySelector<HTMLElement>('input, textarea') ??
  null;

/**
 * On a new step the heading has the focus, for screen readers. Enter leads from there to the first question without an
 * answer, past what is preset; a digit answers it at once.
 */
export function useHeadingKeys(): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof HTMLElement) || !target.matches('main h1')) return;
      const form = document.querySelector('.question-form');
      const shown = form === null ? [] : shownIn(form);
      const first = shown.find(isOpen) ?? shown[0];
      if (first === undefined) return;
      if (key === 'Enter') controlOf(first)?.focus();
      else if (/^[1-9]$/.test(key) && first.matches('fieldset')) take(first, Number(key));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isOpen(question: Element): boolean {
  const fields = [...question.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return (
    fields.length > 0 &&
    fields.every((field) =>
      field instanceof HTMLInputElement && isChoice(field) ? !field.checked : field.value === '',
    )
  );
}

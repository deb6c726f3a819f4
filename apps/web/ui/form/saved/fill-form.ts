import { type Entered, enteredText } from '../entered.ts';

/** Sets the texts of a form's controls as if they were typed, so that listeners are notified. */
export function fillForm(form: HTMLFormElement, texts: Entered): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) fillInput(control, texts);
    else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      type(control, enteredText(texts, control.name));
  }
}

function fillInput(input: HTMLInputElement, texts: Entered): void {
  if (input.name === '' || input.type === 'hidden') return;
  if (input.type === 'checkbox' || input.type === 'radio') {
    const ticked = texts[input.name] === input.value;
    // By a click: React notices nothing else. A radio button is cleared by the click on another one.
    if (ticked !== input.checked && (ticked || input.type === 'checkbox')) input.click();
  } else if (input.type !== 'file') {
    type(input, enteredText(texts, input.name));
  }
}

/** Sets the text of a control and fires the event. */
export function type(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  text: string,
): void {
  if (control.value === text) return;
  // The element's native setter: React overrides it on the control and would ignore the event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

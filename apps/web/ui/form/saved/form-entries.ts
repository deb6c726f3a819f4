import { type Entered, enteredText } from '../entered.ts';

/** Whether a form has a control for a stored value. A removed row has none, which is a change. */
export const isShown = (form: HTMLFormElement, name: string): boolean =>
  name.includes('[') || form.elements.namedItem(name) !== null;

/** Current values of the controls, without hidden ones. */
export function enteredNow(form: HTMLFormElement, along: object): Entered {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !(name in along)));
}

/** The input, plus stored values without a control: nobody has changed those. */
export function mineOf(form: HTMLFormElement, base: Entered, entered: Entered): Entered {
  const unseen = Object.entries(base).filter(([name]) => !(name in entered) && !isFree(form, name));
  return { ...Object.fromEntries(unseen), ...entered };
}

/** Input that may be stored in the browser: no files, passwords or other secrets. */
export function keptOf(form: HTMLFormElement, entered: Entered): Readonly<Record<string, string>> {
  const texts = Object.entries(entered).flatMap(([name, text]) =>
    typeof text !== 'string' || isSecret(form.elements.namedItem(name)) ? [] : [[name, text] as const],
  );
  return Object.fromEntries(texts);
}

/** A password stays one while it is revealed. */
const isSecret = (control: RadioNodeList | Element | null): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'password' || control.autocomplete.includes('password'));

/** Whether the user can have changed a value: it has a visible control. */
function isFree(form: HTMLFormElement, name: string): boolean {
  if (name.includes('[')) return true;
  const control = form.elements.namedItem(name);
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'hidden');
}

/**
 * Values sent without a control: the stored version, and hidden stored values in their current state.
 *
 * @param storable the stored values when the form was drawn; their names distinguish a stored value from an id
 */
export function sentAlong(
  hidden: Readonly<Record<string, string>>,
  storable: Entered,
  base: { readonly texts: Entered; readonly version: number | undefined },
): Readonly<Record<string, string>> {
  const texts = Object.entries(hidden).flatMap(([name, text]) => {
    if (!(name in storable)) return [[name, text] as const];
    return name in base.texts ? [[name, enteredText(base.texts, name)] as const] : [];
  });
  const along = Object.fromEntries(texts);
  return base.version === undefined ? along : { ...along, version: String(base.version) };
}

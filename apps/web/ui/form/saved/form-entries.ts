import { type Entered, enteredText } from '../entered.ts';

/** Whether a form has a control for something stored. A row that was taken out has none, and is a change. */
export const isShown = (form: HTMLFormElement, name: string): boolean =>
  name.includes('[') || form.elements.namedItem(name) !== null;

/** What the controls hold in this moment, without what goes along unseen. */
export function enteredNow(form: HTMLFormElement, along: object): Entered {
  return Object.fromEntries([...new FormData(form)].filter(([name]) => !(name in along)));
}

/** What is typed, with what is stored of that which has no control: nobody has changed it. */
export function mineOf(form: HTMLFormElement, base: Entered, entered: Entered): Entered {
  const unseen = Object.entries(base).filter(([name]) => !(name in entered) && !isFree(form, name));
  return { ...Object.fromEntries(unseen), ...entered };
}

/** What is typed of that which may be kept in the browser: no file, no password and no other secret. */
export function keptOf(form: HTMLFormElement, entered: Entered): Readonly<Record<string, string>> {
  const texts = Object.entries(entered).flatMap(([name, text]) =>
    typeof text !== 'string' || isSecret(form.elements.namedItem(name)) ? [] : [[name, text] as const],
  );
  return Object.fromEntries(texts);
}

/** A password stays one while it is shown. */
const isSecret = (control: RadioNodeList | Element | null): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'password' || control.autocomplete.includes('password'));

/** Whether somebody may have changed a value: it has a control, which does not just go along. */
function isFree(form: HTMLFormElement, name: string): boolean {
  if (name.includes('[')) return true;
  const control = form.elements.namedItem(name);
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'hidden');
}

/**
 * What a form sends without a control: the version of what is stored, and of a stored value that stays as it is what
 * is stored now, however it was before.
 *
 * @param storable what was stored when the form was drawn, whose names tell a stored value from an id
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

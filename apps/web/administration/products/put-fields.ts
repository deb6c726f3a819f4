import { type } from '../../ui/form/saved/fill-form.ts';

const controlsOf = (formId: string) => [
  ...((document.getElementById(formId) as HTMLFormElement)?.elements ?? []),
];

/** Sets form fields as if they had been typed. */
export function put(formId: string, texts: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(formId)) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const text = texts[control.name];
    if (text !== undefined) type(control, text);
  }
}

/** Unchecks the feature icons of a form. */
export function untickIcons(formId: string): void {
  for (const control of controlsOf(formId))
    if (control instanceof HTMLInputElement && control.name.startsWith('icons.') && control.checked)
      control.click();
}

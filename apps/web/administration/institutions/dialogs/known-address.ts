import type { KnownCustomer } from '#institution';
import { type Entered, enteredText } from '../../../ui/form/entered.ts';
import { type } from '../../../ui/form/saved/fill-form.ts';

/** The address fields of an institution, by their names in the form. */
type Address = Readonly<Record<'Name' | 'Strasse' | 'Hausnummer' | 'PLZ' | 'Ort', string>>;

/** The form's texts for a known customer; the name within the length that the field takes. */
export function addressOf({ name1, name2, street, number, zip, city }: KnownCustomer): Address {
  const Name = [name1, name2].filter(Boolean).join(' ').slice(0, 120);
  return { Name, Strasse: street, Hausnummer: number, PLZ: zip, Ort: city };
}

const entries = (address: Address) => Object.entries(address);

/** Whether the form shows an address. */
export const isEntered = (entered: Entered, address: Address): boolean =>
  entries(address).every(([name, text]) => enteredText(entered, name) === text);

/** Whether filling in an address overwrites nothing but what was filled in before. */
export function mayFillIn(entered: Entered, address: Address, before: Address | null): boolean {
  return entries(address).every(([name, text]) =>
    ['', text, before?.[name as keyof Address]].includes(enteredText(entered, name).trim()),
  );
}

/** Types an address into the form. */
export function fillIn(form: HTMLFormElement, address: Address): void {
  for (const [name, text] of entries(address)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) type(control, text);
  }
}

import { changedFields, type Entered } from '../entered.ts';
import { type FormSchema, textsOf } from '../form-schema.ts';

/** Something stored, with its version where it has one. */
export type Stored = object & { readonly version?: number };

/** What is stored, as far as a form knows: as its controls show it, and its version. */
interface Base {
  readonly texts: Entered;
  readonly version: number | undefined;
}

/** What is stored, as a form knows it. */
export function baseOf(form: FormSchema, stored: Stored): Base {
  return { texts: textsOf(form, unversioned(stored)), version: stored.version };
}

/** Of what is stored now that which the form was drawn with: an answer may say more of it. */
export function withinOf(stored: Stored, current: Stored): Stored {
  const known = Object.entries(current).filter(([name]) => name in stored || name === 'version');
  return Object.fromEntries(known);
}

/** What is stored without its version, which has no control. */
export function unversioned({ version: _, ...values }: Stored): object {
  return values;
}

/** Whether a loader knows more than the form: not where it has not been asked since the form was saved. */
export function isNewer(loaded: Base, known: Base): boolean {
  if ((loaded.version ?? 0) < (known.version ?? 0)) return false;
  return loaded.version !== known.version || changedFields(known.texts, loaded.texts).length > 0;
}

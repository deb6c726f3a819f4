import { changedFields, type Entered } from '../entered.ts';
import { type FormSchema, textsOf } from '../form-schema.ts';

/** A stored row, with its version if it has one. */
export type Stored = object & { readonly version?: number };

/** The stored state known to a form: its controls' texts, and its version. */
interface Base {
  readonly texts: Entered;
  readonly version: number | undefined;
}

export function baseOf(form: FormSchema, stored: Stored): Base {
  return { texts: textsOf(form, unversioned(stored)), version: stored.version };
}

/** The part of `current` that the form was drawn with: a response may contain more. */
export function withinOf(stored: Stored, current: Stored): Stored {
  const known = Object.entries(current).filter(([name]) => name in stored || name === 'version');
  return Object.fromEntries(known);
}

/** A stored row without its version, which has no control. */
export function unversioned({ version: _, ...values }: Stored): object {
  return values;
}

/** Whether loader data is newer than the form's: false if it was loaded before the form was saved. */
export function isNewer(loaded: Base, known: Base): boolean {
  if ((loaded.version ?? 0) < (known.version ?? 0)) return false;
  return loaded.version !== known.version || changedFields(known.texts, loaded.texts).length > 0;
}

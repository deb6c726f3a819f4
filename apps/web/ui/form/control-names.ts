/**
 * Names of a form's controls. What lies in another thing is named after its place, as `entries[0].Kasse`; so a form
 * can hold a list.
 */

/** Longest name of a control. */
const MAX_NAME = 200;
/** Most parts of a name: `entries[0].Kasse` has three. */
const MAX_PARTS = 6;

/** Whether a control may have this name. One that is longer or lies deeper is refused before it is taken apart. */
export const isControlName = (name: string): boolean =>
  name.length <= MAX_NAME && partsOf(name).length <= MAX_PARTS;

/** The parts of a name, `entries[0].Kasse` in three. */
const partsOf = (name: string): readonly string[] => name.split(/[.[\]]+/).filter((part) => part !== '');

/** A list in a form has at most 1000 entries. */
const isIndex = (part: string): boolean => /^\d{1,3}$/.test(part);

/** Name of the control that a field of a fault belongs to, `entries.0.Kasse` as `entries[0].Kasse`. */
export function controlName(field: string): string {
  return field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** Name of a control wherever it stands in its list, `entries[].Kasse`. */
export function nameInList(name: string): string {
  return name.replaceAll(/\[\d+\]/g, '[]');
}

/** The things that entries by name make up; what fits nowhere keeps its whole name, which no schema knows. */
export function nested(entries: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  // Without a prototype: no name reaches one.
  const all: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) if (!put(all, partsOf(name), value)) all[name] = value;
  return { ...all };
}

/** Puts a value where its name says; false where something else is there, or a list has no such place. */
function put(within: Record<string, unknown>, [part, ...rest]: readonly string[], value: unknown): boolean {
  if (part === undefined || (Array.isArray(within) && !isIndex(part))) return false;
  const [next] = rest;
  if (next === undefined) {
    within[part] = value;
    return true;
  }
  within[part] ??= isIndex(next) ? [] : Object.create(null);
  const place = within[part];
  if (typeof place !== 'object' || place === null || place instanceof Blob) return false;
  return put(place as typeof within, rest, value);
}

/** The values of a thing by the names of their controls; files are values. */
export function flat(values: unknown, name = ''): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(values)) return values.flatMap((each, index) => flat(each, `${name}[${index}]`));
  if (typeof values !== 'object' || values === null || values instanceof Blob) return [[name, values]];
  return Object.entries(values).flatMap(([key, value]) => flat(value, name === '' ? key : `${name}.${key}`));
}

/**
 * Names of a form's controls. A nested value is named by its path, such as `entries[0].Kasse`, so that a form can
 * contain a list.
 */

const MAX_NAME = 200;
/** Maximum parts of a name: `entries[0].Kasse` has three. */
const MAX_PARTS = 6;

/** Whether a control may have this name. Names that are too long or too deep are rejected before they are parsed. */
export const isControlName = (name: string): boolean =>
  name.length <= MAX_NAME && partsOf(name).length <= MAX_PARTS;

/** The parts of a name; `entries[0].Kasse` has three. */
const partsOf = (name: string): readonly string[] => name.split(/[.[\]]+/).filter((part) => part !== '');

/** A list in a form has at most 1000 entries. */
const isIndex = (part: string): boolean => /^\d{1,3}$/.test(part);

/** Control name for a field of a validation error: `entries.0.Kasse` becomes `entries[0].Kasse`. */
export function controlName(field: string): string {
  return field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** Name of a control without its list indices: `entries[].Kasse`. */
export function nameInList(name: string): string {
  return name.replaceAll(/\[\d+\]/g, '[]');
}

/**
 * Builds nested values from named entries. An entry that fits nowhere keeps its full name, which no schema
 * accepts.
 */
export function nested(entries: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  // No prototype, so that no control name can reach it.
  const all: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) if (!put(all, partsOf(name), value)) all[name] = value;
  return { ...all };
}

/** Sets a value at its path; false if another value is there, or a list is given a name. */
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

/** Flattens values to control names; files are values. */
export function flat(values: unknown, name = ''): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(values)) return values.flatMap((each, index) => flat(each, `${name}[${index}]`));
  if (typeof values !== 'object' || values === null || values instanceof Blob) return [[name, values]];
  return Object.entries(values).flatMap(([key, value]) => flat(value, name === '' ? key : `${name}.${key}`));
}

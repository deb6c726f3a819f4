/** Values of a form's controls by name; unticked boxes and empty file controls are left out. */
export type Entered = Readonly<Record<string, unknown>>;

/** Text of a field; empty if it has none. */
export function enteredText(entered: Entered, name: string): string {
  const value = entered[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a field's value differs: another text, or a file. */
function isChanged(name: string, before: Entered, now: Entered): boolean {
  const value = now[name];
  if (value instanceof File) return value.size > 0;
  return enteredText(before, name) !== enteredText(now, name);
}

/** Names of the fields whose values differ. */
export function changedFields(before: Entered, now: Entered): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) =>
    isChanged(name, before, now),
  );
}

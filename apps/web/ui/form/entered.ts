/** What the controls of a form hold by name; a box that is not ticked and a file that is not chosen are left out. */
export type Entered = Readonly<Record<string, unknown>>;

/** Text of a field; empty where there is none. */
export function enteredText(entered: Entered, name: string): string {
  const value = entered[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a field holds something else than before: another text, or a file. */
function isChanged(name: string, before: Entered, now: Entered): boolean {
  const value = now[name];
  if (value instanceof File) return value.size > 0;
  return enteredText(before, name) !== enteredText(now, name);
}

/** Names of the fields that hold something else than before. */
export function changedFields(before: Entered, now: Entered): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) =>
    isChanged(name, before, now),
  );
}

type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field with what it held, so that it can be given back what a scanner has typed over. */
export interface FieldBefore {
  readonly field: ValueField;
  readonly value: string;
}

/** The field that has the focus; null where typing changes none. */
export function focusedField(): FieldBefore | null {
  const field = document.activeElement;
  const holdsText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return holdsText ? { field, value: field.value } : null;
}

/**
 * Takes out of a field what has been typed since; React hears of it as of typing.
 *
 * @param isUndone whether what it had changed has been taken back already: then it hears of nothing
 */
export function giveBack({ field, value }: FieldBefore, isUndone: boolean): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (isUndone) return;
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

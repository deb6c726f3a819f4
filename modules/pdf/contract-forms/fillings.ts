import type { FormMapping, MappedField } from './contract-form.ts';
import { FIXED, type FormContent, formValueOf } from './form-values.ts';
import { partIn } from './value-parts.ts';

/** What goes into one field. */
export interface Filling {
  readonly text: string | null;
  readonly ticked: boolean;
  /** The boxes to tick or entries to choose, the first of them if only one can be. */
  readonly options: readonly string[];
}

/** The fillings by the names of fields: a Map, because a field may have any name. */
export function fillingsOf(mapping: FormMapping, content: FormContent): ReadonlyMap<string, Filling> {
  const fillings = new Map<string, Filling>();
  for (const each of mapping) {
    const value = each.value === FIXED ? each.text : (content.get(each.value) ?? partIn(each.value, content));
    if (value === undefined || value === '') continue;
    const before = fillings.get(each.field) ?? { text: null, ticked: false, options: [] };
    if (value !== true) fillings.set(each.field, { ...before, text: value });
    else if (each.option !== null)
      fillings.set(each.field, { ...before, options: [...before.options, each.option] });
    // A tick in a field for text is a cross.
    else fillings.set(each.field, { ...before, ticked: true, text: 'X' });
  }
  return fillings;
}

/** Highest number of a product that a form has a place for; 0 if it names none one by one. */
export function mappedLines(mapping: FormMapping): number {
  return Math.max(0, ...mapping.map(({ value }) => Number(/^line(\d+)\./.exec(value)?.[1] ?? 0)));
}

/** Whether a field may hold a value: a box or an entry of a list takes ticks alone, a list itself texts alone. */
export function suits({ option, value }: MappedField, kind: string): boolean {
  const what = formValueOf(value)?.kind;
  if (kind === 'radio') return what === 'tick' && option !== null;
  if (kind === 'choice') return what === (option === null ? 'text' : 'tick');
  if (option !== null) return false;
  return kind === 'check' ? what === 'tick' : what !== undefined;
}

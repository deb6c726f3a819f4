import { FIXED, type FormField, type FormMapping, guessValue, type MappedField, placesOf } from '#pdf/domain';

/** A place of a form that can be filled: a field, one box of several, or an entry of a list. */
export interface Slot {
  readonly key: string;
  readonly field: FormField;
  readonly option: string | null;
  /** The form's own words for it. */
  readonly label: string;
}

/** The content of a slot. */
export interface SlotChoice {
  readonly value: string;
  readonly text: string;
  /** Guessed by its name, and not confirmed yet. */
  readonly guessed: boolean;
}

/** By the key of the slot: a Map, because fields may have any name. */
export type SlotChoices = ReadonlyMap<string, SlotChoice>;

const keyOf = (field: string, option: string | null) => JSON.stringify([field, option]);

/** The slots of a form in reading order: a list before its entries. */
export function slotsOf(fields: readonly FormField[]): readonly Slot[] {
  return fields.flatMap((field) => {
    const { name, options } = field;
    const label = field.label || name;
    const labels = new Map(options.map((option) => [option.id, `${label}: ${option.label}`]));
    return placesOf(field).map((option): Slot => {
      const own = option === null ? label : (labels.get(option) ?? label);
      return { key: keyOf(name, option), field, option, label: own };
    });
  });
}

/** How many fields are filled: a group of boxes and a list are one. */
export const filledFields = (mapping: readonly MappedField[]): number =>
  new Set(mapping.map(({ field }) => field)).size;

/**
 * The stored choices, with guesses for fields that nobody has seen yet.
 *
 * @param added names of the fields that a newer file has brought
 */
export function choicesOf(
  form: {
    readonly version: number;
    readonly fields: readonly FormField[];
    readonly mapping: FormMapping;
  },
  added: ReadonlySet<string> = new Set(),
): SlotChoices {
  const isNew = ({ name }: FormField) => form.version === 1 || added.has(name);
  const choices = new Map<string, SlotChoice>();
  for (const { key, field, option } of slotsOf(form.fields.filter(isNew))) {
    const value = guessValue(field, option ?? undefined, form.fields);
    if (value !== null) choices.set(key, { value, text: '', guessed: true });
  }
  for (const { field, option, value, text = '' } of form.mapping)
    choices.set(keyOf(field, option), { value, text, guessed: false });
  return choices;
}

/** What is sent; a fixed text that is empty leaves its field open. */
export function mappingOf(slots: readonly Slot[], choices: SlotChoices): readonly MappedField[] {
  return slots.flatMap(({ key, field, option }) => {
    const chosen = choices.get(key);
    if (chosen === undefined || (chosen.value === FIXED && chosen.text.trim() === '')) return [];
    const { value, text } = chosen;
    return [{ field: field.name, option, value, ...(value === FIXED && { text: text.trim() }) }];
  });
}

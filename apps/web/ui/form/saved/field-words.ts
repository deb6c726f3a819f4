import { nameInList } from '../control-names.ts';
import type { FormSchema } from '../form-schema.ts';

/** A field's label, and its texts for display: an amount with its unit, a choice by its name. */
export interface FieldWords {
  readonly label: string;
  readonly inWords?: ((text: string) => string) | undefined;
}

/** Labels of the form fields on the screen. */
export class FormWords {
  private readonly known = new Map<string, FieldWords>();

  constructor(private readonly form: FormSchema) {}

  /** Registers a field by its control name; list fields have the same label in each entry. */
  note(name: string, words: FieldWords): void {
    this.known.set(nameInList(name), words);
  }

  /** A field's label; null if none is registered. */
  label(name: string): string | null {
    const key = nameInList(name);
    return this.known.get(key)?.label ?? this.form.merge.labels?.[key] ?? null;
  }

  /** A field's text for display. */
  read(name: string, text: string): string {
    const key = nameInList(name);
    const inWords = this.known.get(key)?.inWords ?? this.form.reads.get(key)?.inWords;
    return inWords?.(text) ?? text;
  }
}

import { nameInList } from '../control-names.ts';
import type { FormSchema } from '../form-schema.ts';

/** What a field is called, and how its text reads: an amount with its unit, a choice by its name. */
export interface FieldWords {
  readonly label: string;
  readonly inWords?: ((text: string) => string) | undefined;
}

/** What the fields of a form are called that are on the screen. */
export class FormWords {
  private readonly known = new Map<string, FieldWords>();

  constructor(private readonly form: FormSchema) {}

  /** Notes a field by the name of its control; those of a list are called the same in each entry. */
  note(name: string, words: FieldWords): void {
    this.known.set(nameInList(name), words);
  }

  /** What a field is called; null where nobody has said. */
  label(name: string): string | null {
    const key = nameInList(name);
    return this.known.get(key)?.label ?? this.form.merge.labels?.[key] ?? null;
  }

  /** How a text of a field reads. */
  read(name: string, text: string): string {
    const key = nameInList(name);
    const inWords = this.known.get(key)?.inWords ?? this.form.reads.get(key)?.inWords;
    return inWords?.(text) ?? text;
  }
}

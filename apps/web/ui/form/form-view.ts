import { createContext, type FormEvent, useContext } from 'react';
import { type Entered, enteredText } from './entered.ts';
import type { FormWords } from './saved/field-words.ts';

/** Why a form was refused. */
export interface FormRefusal {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** A form as seen by its parts; all keys are control names. */
export interface FormView {
  /** Id of the form element. */
  readonly id: string;
  /** Prefix of its fields' ids. */
  readonly prefix: string;
  /** Current values of its controls. */
  readonly entered: Entered;
  /** Initial values of its controls. */
  readonly initial: Entered;
  /** Field errors, after the first attempt to send it. */
  readonly errors: Readonly<Record<string, string>>;
  /** Display names of its lists. */
  readonly lists: Readonly<Record<string, string>>;
  /** Number of failed attempts: each one focuses the summary. */
  readonly attempt: number;
  readonly busy: boolean;
  /** Why the last attempt failed; a new object for each attempt. */
  readonly refusal: FormRefusal | null;
  /** Labels of its fields; left out in forms that only one person can save. */
  readonly words?: FormWords;
  /** Values another person has saved in fields that both changed. */
  readonly stored: Readonly<Record<string, string>>;
  /** Sent along without a control. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Called when a control changes, is added or removed.
   *
   * @param name of the control; null if several may have changed
   */
  readonly onChange?: (form: HTMLFormElement, name: string | null) => void;
  readonly onReset?: () => void;
}

/** The list entry that fields belong to. */
interface RowPlace {
  /** Path of the entry, `entries[0]`. */
  readonly place: string;
  /** Initial values of its fields, by their short names. */
  readonly initial: Entered;
}

const OpenForm = createContext<FormView | null>(null);
const OpenRow = createContext<RowPlace | null>(null);
export const FormProvider = OpenForm.Provider;
export const RowProvider = OpenRow.Provider;

/** Returns the form of the surrounding context. */
export function useFormView(): FormView {
  const view = useContext(OpenForm);
  if (view === null) throw new Error('A field stands outside of a form.');
  return view;
}

/** A field's part of the form. */
export function useFieldView(field: string) {
  const view = useFormView();
  const row = useContext(OpenRow);
  const name = row === null ? field : `${row.place}.${field}`;
  const { prefix, errors, entered, busy } = view;
  return {
    formId: view.id,
    busy,
    name,
    /** Id of the field's outer element. */
    id: prefix + name,
    error: errors[name] ?? null,
    initial: row === null ? enteredText(view.initial, name) : enteredText(row.initial, field),
    typed: enteredText(entered, name),
  };
}

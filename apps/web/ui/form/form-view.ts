import { createContext, type FormEvent, useContext } from 'react';
import { type Entered, enteredText } from './entered.ts';
import type { FormWords } from './saved/field-words.ts';

/** Why a form was not taken. */
export interface FormRefusal {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** A form as its parts see it; all is named after the controls. */
export interface FormView {
  /** Id of its element. */
  readonly id: string;
  /** Begins the ids of its fields. */
  readonly prefix: string;
  /** What its controls hold. */
  readonly entered: Entered;
  /** What they held at first. */
  readonly initial: Entered;
  /** What is wrong with a field, once it was tried to send it. */
  readonly errors: Readonly<Record<string, string>>;
  /** What its lists are called. */
  readonly lists: Readonly<Record<string, string>>;
  /** How often it was tried in vain: each time the summary takes the focus. */
  readonly attempt: number;
  readonly busy: boolean;
  /** Why the last try came to nothing: a new one with each try. */
  readonly refusal: FormRefusal | null;
  /** What its fields are called; left out where nobody else can save it. */
  readonly words?: FormWords;
  /** What somebody else has saved meanwhile of that which both have changed. */
  readonly stored: Readonly<Record<string, string>>;
  /** Sent along without a control. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Where fields stand that belong to one thing of a list. */
interface RowPlace {
  /** Place in the list, `entries[0]`. */
  readonly place: string;
  /** What its fields show at first, by their own names. */
  readonly initial: Entered;
}

const OpenForm = createContext<FormView | null>(null);
const OpenRow = createContext<RowPlace | null>(null);
export const FormProvider = OpenForm.Provider;
export const RowProvider = OpenRow.Provider;

/** Gives a part of a form its form. */
export function useFormView(): FormView {
  const view = useContext(OpenForm);
  if (view === null) throw new Error('A field stands outside of a form.');
  return view;
}

/** What a field shows of its form. */
export function useFieldView(field: string) {
  const view = useFormView();
  const row = useContext(OpenRow);
  const name = row === null ? field : `${row.place}.${field}`;
  const { prefix, errors, entered, busy } = view;
  return {
    formId: view.id,
    busy,
    /** Name of its control. */
    name,
    /** Id of the element around it. */
    id: prefix + name,
    error: errors[name] ?? null,
    initial: row === null ? enteredText(view.initial, name) : enteredText(row.initial, field),
    typed: enteredText(entered, name),
  };
}

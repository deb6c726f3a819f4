import type { ComponentProps } from 'react';
import { TextField } from '../fields/text-field.tsx';
import { useFieldView } from './form-view.ts';
import { StoredNow } from './stored-now.tsx';

interface FormFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    | 'label'
    | 'required'
    | 'note'
    | 'help'
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'limit'
    | 'maxLength'
    | 'disabled'
    | 'beside'
    | 'plain'
    | 'onBlur'
  > {
  /** Name in the schema. */
  readonly name: string;
  /** What is known to be wrong with it before somebody sends the form; what sending says counts more. */
  readonly problem?: string | null;
}

/** A text of a form, of one line or, as `textarea`, of several. The browser keeps it, also before scripts run. */
export function Field({ name, problem = null, ...field }: FormFieldProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  return (
    <TextField
      {...field}
      id={id}
      name={view.name}
      uncontrolled
      value={view.initial}
      typed={view.typed}
      error={error ?? problem}
    >
      <StoredNow name={view.name} label={field.label} />
    </TextField>
  );
}

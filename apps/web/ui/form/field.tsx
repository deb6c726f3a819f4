import type { ComponentProps } from 'react';
import { TextField } from '../text-field.tsx';
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
  > {
  /** Name in the schema. */
  readonly name: string;
}

/** A text of a form, of one line or, as `textarea`, of several. The browser keeps it, also before scripts run. */
export function Field({ name, ...field }: FormFieldProps) {
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
      error={error}
    >
      <StoredNow name={view.name} />
    </TextField>
  );
}

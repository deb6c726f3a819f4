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
  /** An error known before the form is sent; an error from sending takes precedence. */
  readonly problem?: string | null;
}

/**
 * A text field of a form, single-line or, as `textarea`, multi-line. Uncontrolled, so that it works before
 * scripts run.
 */
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

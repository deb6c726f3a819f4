import { describedBy, FieldNotes, type FieldProps, LabelText } from '../../fields/field.tsx';
import { useFieldView } from '../form-view.ts';
import { StoredNow } from '../stored-now.tsx';

interface SelectProps extends Pick<FieldProps, 'label' | 'required' | 'note' | 'help'> {
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The option for no choice; left out if a choice is always made. */
  readonly empty?: string;
}

/** A choice between several values, as a native select. */
export function Select({ name, choices, empty, ...field }: SelectProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  const noted = { ...field, id, error };
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <div className="field" id={id}>
      <label className="field-label" htmlFor={`${id}-input`}>
        <LabelText {...field} />
      </label>
      <FieldNotes {...noted}>
        <StoredNow name={view.name} label={field.label} inWords={labelOf} />
      </FieldNotes>
      <select
        id={`${id}-input`}
        className="input"
        name={view.name}
        defaultValue={view.initial}
        aria-required={field.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(noted)}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

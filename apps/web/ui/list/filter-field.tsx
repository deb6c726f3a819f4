import { useId } from 'react';

interface FilterFieldProps {
  readonly label: string;
  /** Name of the query parameter. */
  readonly name: string;
  /** The current filter; empty for all rows. */
  readonly value: string | undefined;
  readonly type?: 'search' | 'date';
}

const LIMITS = { search: { maxLength: 100 }, date: {} };

/** A text field that filters the rows of a list. */
export function FilterField({ label, name, value = '', type = 'search' }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="input" type={type} name={name} defaultValue={value} {...LIMITS[type]} />
    </div>
  );
}

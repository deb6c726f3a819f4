import { useId } from 'react';

interface FilterFieldProps {
  readonly label: string;
  /** As the address has it. */
  readonly name: string;
  /** What is asked for; empty for everything. */
  readonly value: string | undefined;
  readonly type?: 'search' | 'date';
}

const LIMITS = { search: { maxLength: 100 }, date: {} };

/** A field whose text says which rows of a list are shown. */
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

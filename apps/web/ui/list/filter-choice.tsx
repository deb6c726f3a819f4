import { useId } from 'react';

interface FilterChoiceProps {
  readonly label: string;
  /** Name of the query parameter. */
  readonly name: string;
  /** The current filter, as in the address; empty for all rows. */
  readonly value: string | undefined;
  readonly choices: readonly string[];
}

/** A choice of a column's values that filters the rows of a list. */
export function FilterChoice({ label, name, value = '', choices }: FilterChoiceProps) {
  const id = useId();
  const isKnown = value === '' || choices.some((choice) => value === `=${choice}`);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" name={name} defaultValue={value}>
        <option value="">alle</option>
        {choices.map((choice) => (
          <option key={choice} value={`=${choice}`}>
            {choice}
          </option>
        ))}
        {/* An address may ask for a part of a value. */}
        {isKnown ? null : <option value={value}>enthält „{value}“</option>}
      </select>
    </div>
  );
}

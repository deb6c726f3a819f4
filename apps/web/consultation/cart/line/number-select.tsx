import { useId, useMemo } from 'react';

/** A select for a small whole number. */
export function NumberSelect(props: {
  label: string;
  /** Singular and plural of the unit; a stable array, like the limits. */
  unit: readonly [string, string];
  limits: { readonly min: number; readonly max: number };
  value: number;
  /** What the number means, if that is not obvious. */
  hint?: string | undefined;
  onChange: (value: number) => void;
}) {
  const { label, unit, limits, value, hint, onChange } = props;
  const id = useId();
  // Created once: with identical elements React skips the list on every input.
  const options = useMemo(
    () =>
      Array.from({ length: limits.max - limits.min + 1 }, (_, index) => {
        const number = limits.min + index;
        return (
          <option key={number} value={number}>
            {number} {number === 1 ? unit[0] : unit[1]}
          </option>
        );
      }),
    [limits, unit],
  );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input number"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options}
      </select>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

import { useId, useMemo } from 'react';

/** A small whole number to choose from a list. */
export function NumberSelect(props: {
  label: string;
  /** Singular and plural of what is counted; the same array each time, as are the limits. */
  unit: readonly [string, string];
  limits: { readonly min: number; readonly max: number };
  value: number;
  onChange: (value: number) => void;
}) {
  const { label, unit, limits, value, onChange } = props;
  const id = useId();
  // Made once: with the same elements nothing of the list is compared at each touch.
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
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options}
      </select>
    </div>
  );
}

import { useId } from 'react';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A row of buttons of which one is chosen: native radios, so that arrows and screen readers work as usual. */
export function ChoiceButtons(props: {
  legend: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** Takes a row of its own, so that the fields after it stand together. */
  wide?: boolean;
}) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={props.wide ? 'choice-buttons choice-buttons-wide' : 'choice-buttons'}>
      <legend className="field-label">{legend}</legend>
      <div className="choice-buttons-row">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-button">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              // A press on the chosen one confirms it; the browser calls that no change.
              onClick={choice.value === value ? () => onChange(value) : undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

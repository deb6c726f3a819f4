import { useId } from 'react';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A row of buttons of which one is selected: native radios, so that arrow keys and screen readers work as usual. */
export function ChoiceButtons(props: {
  legend: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** Takes a full row, so that the fields after it stay together. */
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
              // Pressing the selected button confirms it; the browser fires no change event for that.
              onClick={choice.value === value ? () => onChange(value) : undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

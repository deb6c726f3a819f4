import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';
import { type Choice, ChoiceText, choiceGrid, choiceNames } from './radio-group.tsx';

interface CheckGroupProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  /** A click on a choice; what it does to the others is the caller's rule. */
  readonly onToggle: (value: string) => void;
}

/** Several answers at once, each on a card large enough for a finger. */
export function CheckGroup(props: CheckGroupProps) {
  const { id, choices, values, error, onToggle } = props;
  return (
    <fieldset id={id} aria-describedby={describedBy(props)}>
      <legend className="question-label">
        <LabelText {...props} />
      </legend>
      <FieldNotes {...props} />
      <div className={choiceGrid(choices)}>
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              type="checkbox"
              {...choiceNames(id, choice)}
              name={id}
              value={choice.value}
              checked={values.includes(choice.value)}
              aria-invalid={error ? true : undefined}
              onChange={() => onToggle(choice.value)}
            />
            <ChoiceText {...choice} group={id} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

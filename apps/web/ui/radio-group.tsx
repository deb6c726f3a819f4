import { useRef } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';

/** One of the answers offered. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A line under the label. */
  readonly note?: string | null;
}

interface RadioGroupProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Takes the answer back; left out where there must be one. */
  readonly onClear?: () => void;
}

/** Choices that are all as short as a size stand closer together. */
const SHORT_LABEL = 3;

/** Class of the grid in which the cards of these choices stand: full rows look calmer than a last one alone. */
export function choiceGrid(choices: readonly Choice[]): string {
  const short = choices.every(({ label, note }) => label.length <= SHORT_LABEL && !note);
  if (short) return 'choices choices-short';
  return choices.length % 3 === 0 ? 'choices choices-by-three' : 'choices choices-by-two';
}

/** Names a choice by its label alone and describes it by its note: a long name is tiring to hear each time. */
export function choiceNames(group: string, { value, note }: Choice) {
  const id = `${group}-${value}`;
  return { 'aria-labelledby': `${id}-label`, 'aria-describedby': note ? `${id}-note` : undefined };
}

/** The text on a card. */
export function ChoiceText({ group, value, label, note }: Choice & { group: string }) {
  return (
    <span className="choice-text">
      <span className="choice-label" id={`${group}-${value}-label`}>
        {label}
      </span>
      {note && (
        <span className="choice-note" id={`${group}-${value}-note`}>
          {note}
        </span>
      )}
    </span>
  );
}

/** One answer out of a few, each on a card large enough for a finger. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, choices, value, required, error, onChange, onClear } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    onClear?.();
    // The button disappears with the answer: the focus stays with the question.
    group.current?.querySelector('input')?.focus();
  };
  return (
    <div className="question">
      <fieldset
        id={id}
        ref={group}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only a radiogroup can be required or invalid.
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
      >
        <legend className="question-label" id={`${id}-label`}>
          <LabelText {...props} />
        </legend>
        <FieldNotes {...props} />
        <div className={choiceGrid(choices)}>
          {choices.map((choice) => (
            <label className="choice" key={choice.value}>
              <input
                type="radio"
                {...choiceNames(id, choice)}
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <ChoiceText {...choice} group={id} />
            </label>
          ))}
        </div>
      </fieldset>
      {onClear && value !== undefined && (
        <button className="question-clear" type="button" onClick={clear} aria-describedby={`${id}-label`}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span>Auswahl aufheben</span>
        </button>
      )}
    </div>
  );
}

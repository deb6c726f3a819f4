import { useRef } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';

/** One of the answers offered. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A line under the label. */
  readonly note?: string | null;
  /** A word about its state, such as that it is preselected. */
  readonly tag?: string | null;
}

interface ChoiceGroupProps extends FieldProps {
  /** Form field name; left out outside forms. */
  readonly name?: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Whether several answers can be selected. */
  readonly several?: boolean;
  /** A click on a choice; the caller decides what happens to the others. */
  readonly onChoose: (value: string) => void;
  /** Clears the single answer; left out if one is required. */
  readonly onClear?: (() => void) | undefined;
}

/** Answers to choose from, each on a card large enough for a finger. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name = id, choices, chosen, several = false, required, error, onChoose, onClear } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    onClear?.();
    // The button disappears with the answer: the focus stays in the question.
    group.current?.querySelector('input')?.focus();
  };
  const invalid = error ? true : undefined;
  // Only a radiogroup can be required or invalid; with several answers each checkbox carries the attributes
  // itself.
  const one = {
    role: 'radiogroup',
    'aria-required': required || undefined,
    'aria-invalid': invalid,
  } as const;
  return (
    <div className="question">
      <fieldset
        id={id}
        ref={group}
        {...(several ? {} : one)}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(props)}
      >
        <legend className="question-label" id={`${id}-label`}>
          <LabelText {...props} />
        </legend>
        <FieldNotes {...props} />
        <div className={gridOf(choices)}>
          {choices.map(({ value, label, note, tag }) => (
            <label className="choice" key={value}>
              {/* Named by its label only and described by its note: a long name is tiring to listen to. */}
              <input
                type={several ? 'checkbox' : 'radio'}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                aria-labelledby={`${id}-${value}-label`}
                aria-describedby={choiceDescription(id, value, note, tag)}
                aria-invalid={several ? invalid : undefined}
                onChange={() => onChoose(value)}
              />
              <span className="choice-text">
                <span className="choice-label" id={`${id}-${value}-label`}>
                  {label}
                </span>
                {note && (
                  <span className="choice-note" id={`${id}-${value}-note`}>
                    {note}
                  </span>
                )}
                {tag && (
                  <span className="choice-tag" id={`${id}-${value}-tag`}>
                    {tag}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {onClear && chosen.length > 0 && (
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

/** The ids of what describes a choice; undefined if nothing does. */
function choiceDescription(id: string, value: string, note: Choice['note'], tag: Choice['tag']) {
  const ids = [note && `${id}-${value}-note`, tag && `${id}-${value}-tag`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** More choices than these with labels up to this length, such as sizes from XS to XXXL, are laid out more closely. */
const FEW_CHOICES = 3;
const SHORT_LABEL = 4;

/** Grid class of the cards: full rows look calmer than a single last card. */
function gridOf(choices: readonly Choice[]): string {
  const short = choices.every(({ label, note }) => label.length <= SHORT_LABEL && !note);
  if (short && choices.length > FEW_CHOICES) return 'choices choices-short';
  return choices.length % 3 === 0 ? 'choices choices-by-three' : 'choices choices-by-two';
}

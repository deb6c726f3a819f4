import { useId } from 'react';
import type { Side } from './use-conflict.ts';

interface BothValuesProps {
  /** The field in question. */
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly side: Side | null;
  /** Whether saving was attempted without an answer. */
  readonly missing: boolean;
  readonly onChoose: (side: Side) => void;
}

/** Asks whose value counts after two people changed the same field: shows both and preselects neither. */
export function BothValues({ label, mine, theirs, side, missing, onChoose }: BothValuesProps) {
  const id = useId();
  const open = missing && side === null;
  const choices = [
    { value: 'mine', name: 'Meine Angabe', text: mine },
    { value: 'theirs', name: 'Angabe von jetzt', text: theirs },
  ] as const;
  return (
    <div
      className="both-values"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={open ? `${id}-error` : undefined}
      aria-invalid={open || undefined}
      aria-required
    >
      <p className="field-label" id={`${id}-label`}>
        {label}
      </p>
      {open ? (
        <p className="field-error" id={`${id}-error`}>
          <span className="visually-hidden">Fehler: </span>
          Bitte wählen Sie, welche Angabe gilt.
        </p>
      ) : null}
      {choices.map(({ value, name, text }) => (
        <label key={value} className="tick">
          {/* Outside the form: it is not sent. */}
          <input
            type="radio"
            name={id}
            form={`${id}-none`}
            checked={side === value}
            onChange={() => onChoose(value)}
          />
          <span>
            {name}: <strong>{text}</strong>
          </span>
        </label>
      ))}
    </div>
  );
}

import type { ClipboardEvent, FocusEvent } from 'react';
import { afterPress } from './after-press.ts';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';

/** A date as typed, each part as it stands in its field. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const PARTS = [
  { part: 'day', label: 'Tag', length: 2 },
  { part: 'month', label: 'Monat', length: 2 },
  { part: 'year', label: 'Jahr', length: 4 },
] as const;

/** A date as other programs write it: pasted into one of the fields it fills all three. */
const WHOLE_DATE = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\s*$/;

interface DateFieldProps extends FieldProps {
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** The focus has left the whole date. */
  readonly onLeave?: () => void;
  /** What the date says besides, such as an age; null: nothing yet. */
  readonly aside?: string | null;
}

/**
 * A date in three fields. They do not move on by themselves, which would surprise whoever types without
 * looking, and the browser may not fill in its owner's own birthday: it is the patient's that is asked for.
 */
export function DateField(props: DateFieldProps) {
  const { id, value, required, error, onChange, onLeave, aside } = props;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget) && onLeave) afterPress(onLeave);
  };
  const onPaste = (event: ClipboardEvent) => {
    const date = WHOLE_DATE.exec(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    const [, day = '', month = '', year = ''] = date;
    onChange({ day, month, year });
  };
  return (
    <fieldset
      className="field"
      id={id}
      aria-describedby={describedBy(props)}
      onBlur={onBlur}
      onPaste={onPaste}
    >
      <legend className="field-label">
        <LabelText {...props} />
      </legend>
      <FieldNotes {...props} />
      <div className="date-parts">
        {PARTS.map(({ part, label, length }) => (
          <label className="date-part" key={part}>
            <span>{label}</span>
            <input
              className="input number"
              name={`${id}-${part}`}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={length}
              value={value[part]}
              aria-required={required || undefined}
              aria-invalid={error ? true : undefined}
              onChange={(event) => onChange({ ...value, [part]: event.target.value.slice(0, length) })}
            />
          </label>
        ))}
        {aside !== undefined && <output className="date-aside number">{aside}</output>}
      </div>
    </fieldset>
  );
}

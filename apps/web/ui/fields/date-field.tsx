import type { ClipboardEvent, FocusEvent } from 'react';
import { afterPress } from './after-press.ts';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';

/** A date as typed, one text for each field. */
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

/** A complete date, as other programs write it: pasted into one field it fills all three. */
const WHOLE_DATE = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\s*$/;

interface DateFieldProps extends FieldProps {
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Called when the focus leaves all three fields. */
  readonly onLeave?: () => void;
  /** Additional text, such as an age; null while there is none. */
  readonly aside?: string | null;
}

/**
 * A date in three fields. The focus does not move on automatically, which would surprise people who type without
 * looking. Autofill is off: the browser knows its owner's birthday, and this one is the patient's.
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

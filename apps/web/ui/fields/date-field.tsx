import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { DATE_PARTS, type DatePart, type DateParts, readWholeDate, typeDate } from './date-typing.ts';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';

const LABELS: Readonly<Record<DatePart, string>> = { day: 'Tag', month: 'Monat', year: 'Jahr' };

interface DateFieldProps extends FieldProps {
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Completes what people leave out, such as the century; applied when the date is left or comes whole. */
  readonly complete?: (value: DateParts) => DateParts;
  /** Called when the focus leaves all three fields. */
  readonly onLeave?: () => void;
  /** Additional text, such as an age; null while there is none. */
  readonly aside?: string | null;
}

/**
 * A date in three fields that may also be typed, dictated or pasted in one go into any of them. The focus moves on
 * only with a digit that no longer fits or a separator, so that Tab works as well. Autofill is off: the browser
 * knows its owner's birthday, and this one is the patient's.
 */
export function DateField(props: DateFieldProps) {
  const { id, value, required, error, onChange, complete = (parts) => parts, onLeave, aside } = props;
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement>>>({});
  /** The field a click has just entered. */
  const entered = useRef<EventTarget | null>(null);
  const put = (after: DateParts) => {
    if (DATE_PARTS.some((part) => after[part] !== value[part])) onChange(after);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    put(complete(value));
    if (onLeave) afterPress(onLeave);
  };
  const goTo = (part: DatePart | undefined, replaces = false) => {
    const input = part && inputs.current[part];
    input?.focus();
    if (replaces) input?.select();
    else input?.setSelectionRange(input.value.length, input.value.length);
  };
  const onPaste = (event: ClipboardEvent) => {
    const date = readWholeDate(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    put(complete(date));
    goTo('year');
  };
  const onType = (part: DatePart, { target }: ChangeEvent<HTMLInputElement>) => {
    const typed = typeDate(value, part, target.value, target.selectionStart ?? undefined);
    // Several characters at once are a dictation or a reader: nobody is about to type more of the year.
    const atOnce = target.value.length > value[part].length + 1;
    put(atOnce ? complete(typed.value) : typed.value);
    if (typed.at !== part) goTo(typed.at, typed.replaces);
  };
  const onKeyDown = (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || value[part] !== '') return;
    event.preventDefault();
    goTo(DATE_PARTS[DATE_PARTS.indexOf(part) - 1]);
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
        {DATE_PARTS.map((part) => (
          <label className="date-part" key={part}>
            <span>{LABELS[part]}</span>
            <input
              className="input number"
              name={`${id}-${part}`}
              ref={(input) => {
                if (input) inputs.current[part] = input;
              }}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              value={value[part]}
              aria-required={required || undefined}
              aria-invalid={error ? true : undefined}
              onChange={(event) => onType(part, event)}
              onKeyDown={(event) => onKeyDown(part, event)}
              // A click into a field marks its content, as Tab does: what is typed then replaces it.
              onMouseDown={({ currentTarget }) => {
                entered.current = document.activeElement === currentTarget ? null : currentTarget;
              }}
              onClick={({ currentTarget }) => {
                if (entered.current === currentTarget) currentTarget.select();
                entered.current = null;
              }}
            />
          </label>
        ))}
        {aside !== undefined && (
          <output className="date-aside number" translate="no">
            {aside}
          </output>
        )}
      </div>
    </fieldset>
  );
}

/**
 * Runs `act` at once, or after the release if a mouse button or finger is down: content that appears in between
 * would move the pressed button away, and the click would be lost.
 */
function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // The click fires with the release and goes first.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}

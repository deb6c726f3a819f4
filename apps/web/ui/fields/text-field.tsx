import type {
  ChangeEvent,
  FocusEvent,
  FormEvent,
  HTMLInputAutoCompleteAttribute,
  KeyboardEvent,
  ReactNode,
} from 'react';
import { TEXT_CEILING, tooLongMessage } from '#platform/domain';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';
import { TextCount } from './text-count.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'textarea' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  /** Form field name; left out outside forms. */
  readonly name?: string | undefined;
  readonly value: string;
  /** Whether the browser holds the value, as in a form: `value` is then the initial one. */
  readonly uncontrolled?: boolean | undefined;
  /**
   * Autofill of the browser. If left out, the browser may neither store nor suggest the text: input in a
   * consultation belongs to a patient.
   */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /**
   * Maximum characters, counted beside the label. More can be typed or pasted: it stays, the field says how many
   * are too many, and the receiver rejects it (`tooLongMessage`).
   */
  readonly limit?: number | undefined;
  /** Current text of an uncontrolled field, for the count. */
  readonly typed?: string | undefined;
  /** Hard limit: more cannot be typed. */
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Takes letters literally, as in a user name or an address: no autocapitalisation, no autocorrection. */
  readonly plain?: boolean | undefined;
  /** A button that belongs to the field, on the same line. */
  readonly beside?: ReactNode;
  /** Additional content between label and text. */
  readonly children?: ReactNode;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBeforeInput?: ((event: FormEvent) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void) | undefined;
}

/** A text of one line or, as `textarea`, of several. */
export function TextField(props: TextFieldProps) {
  const {
    id,
    type = 'text',
    value,
    uncontrolled,
    limit,
    maxLength = TEXT_CEILING,
    required,
    onChange,
  } = props;
  const several = type === 'textarea';
  const typed = props.typed ?? value;
  const error = (limit === undefined ? null : tooLongMessage(typed, limit)) ?? props.error ?? null;
  const { children, ...said } = props;
  const noted = { ...said, error };
  const shared = {
    id: `${id}-input`,
    className: 'input',
    name: props.name,
    ...(uncontrolled ? { defaultValue: value } : { value }),
    maxLength,
    autoComplete: props.autoComplete ?? 'off',
    ...((props.plain || type === 'email') && { autoCapitalize: 'none', autoCorrect: 'off' }),
    disabled: props.disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(noted),
    // Also cuts text that was not typed: dictation and third-party scripts bypass the browser's own limit.
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange?.(event.target.value.slice(0, maxLength)),
    onBeforeInput: props.onBeforeInput,
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
  };
  const line = (
    <input
      {...shared}
      // Not `email`: the browser would strip spaces and rewrite umlauts before they can be reported.
      type={type === 'email' ? 'text' : type}
      inputMode={props.inputMode ?? (type === 'email' || type === 'tel' ? type : undefined)}
      enterKeyHint={props.name === undefined ? 'done' : undefined}
      spellCheck={false}
    />
  );
  const label = (
    <label className="field-label" htmlFor={shared.id}>
      <LabelText {...props} />
    </label>
  );
  return (
    <div className="field" id={id}>
      {limit === undefined ? (
        label
      ) : (
        <div className="field-head">
          {label}
          <TextCount text={typed} limit={limit} always={several} />
        </div>
      )}
      <FieldNotes {...noted}>{children}</FieldNotes>
      {several ? (
        <textarea {...shared} rows={3} />
      ) : props.beside ? (
        <div className="field-line">
          {line}
          {props.beside}
        </div>
      ) : (
        line
      )}
    </div>
  );
}

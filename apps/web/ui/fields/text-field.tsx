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
  /** Name under which a form sends it; left out where no form does. */
  readonly name?: string | undefined;
  readonly value: string;
  /** Whether the browser keeps what is typed, as a form does: `value` is then what stands there at first. */
  readonly uncontrolled?: boolean | undefined;
  /**
   * What the browser may fill in. Left out, it may neither store nor suggest the text: what is typed in a
   * consultation belongs to a patient.
   */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /**
   * How many characters may be used, counted beside the label. More can be typed or pasted: it stays, the field says
   * how many are too many, and whoever takes the value refuses it (`tooLongMessage`).
   */
  readonly limit?: number | undefined;
  /** What is there while the browser keeps it, for the count. */
  readonly typed?: string | undefined;
  /** More cannot be typed. */
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether letters count as they are typed, as in a user name or an address. */
  readonly plain?: boolean | undefined;
  /** A button that belongs to the field; on one line with it. */
  readonly beside?: ReactNode;
  /** What else is said of it, between its label and its text. */
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
    // Cut also where it was not typed: dictation and scripts of others pass the browser's own limit.
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange?.(event.target.value.slice(0, maxLength)),
    onBeforeInput: props.onBeforeInput,
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
  };
  const line = (
    <input
      {...shared}
      // Not `email`: the browser would hide spaces and rewrite umlauts of what was typed, before anybody can say so.
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

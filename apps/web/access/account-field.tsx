import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from '../ui/field.tsx';
import { MOST_TYPED } from './registration-draft.ts';

interface AccountFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  readonly value: string;
  /** What the browser may fill in: this belongs to whoever types it. */
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  /** More cannot be typed; left out, what is too long is refused beside the field and nothing is cut off. */
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** A button that belongs to the field; on one line with it. */
  readonly beside?: ReactNode;
  readonly onChange: (value: string) => void;
  /** What Enter does in this field, in place of sending the form. */
  readonly onEnter?: () => void;
}

/** A line of somebody's own address or account, which the browser may suggest and store; `TextField` is for patients. */
export function AccountField(props: AccountFieldProps) {
  const { id, type = 'text', value, autoComplete, maxLength = MOST_TYPED, required, error, disabled } = props;
  return (
    <div className="field" id={id}>
      <label className="field-label" htmlFor={`${id}-input`}>
        <LabelText {...props} />
      </label>
      <FieldNotes {...props} />
      <div className="account-input">
        <input
          id={`${id}-input`}
          className="input"
          // Not `email`: the browser would hide spaces and rewrite umlauts of what was typed, before anybody can say so.
          type={type === 'email' ? 'text' : type}
          inputMode={type === 'text' ? undefined : type}
          value={value}
          maxLength={maxLength}
          autoComplete={autoComplete}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={false}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || props.onEnter === undefined) return;
            event.preventDefault();
            props.onEnter();
          }}
        />
        {props.beside}
      </div>
    </div>
  );
}

import { type Ref, useId } from 'react';
import { FieldError } from '../fields/field.tsx';
import { PasswordInput } from './password-input.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  /** Id of an explanation elsewhere on the page. */
  readonly describedBy?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Initial value, typed earlier on this page without a reload since. */
  readonly typed?: string;
  readonly onInput?: (text: string) => void;
}

/** A password, hidden until revealed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, autoComplete, error, describedBy, inputRef, typed, onInput } = props;
  const id = useId();
  const descriptions = [describedBy, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" id={name}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <PasswordInput
        id={id}
        inputRef={inputRef}
        name={name}
        defaultValue={typed}
        autoComplete={autoComplete}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptions || undefined}
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

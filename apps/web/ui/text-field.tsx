import type { ChangeEvent } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './field.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'textarea';
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  readonly value: string;
  /** Holds also for what was not typed: dictation and scripts of others pass the browser's own limit. */
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/**
 * A text of one line or, as `textarea`, of several. What it holds belongs to a patient: the browser may
 * neither store nor suggest it.
 */
export function TextField(props: TextFieldProps) {
  const { id, type = 'text', inputMode, value, maxLength, required, error, onChange } = props;
  const shared = {
    id: `${id}-input`,
    className: 'input',
    value,
    maxLength,
    autoComplete: 'off',
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(props),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value.slice(0, maxLength)),
  };
  return (
    <div className="field" id={id}>
      <label className="field-label" htmlFor={shared.id}>
        <LabelText {...props} />
      </label>
      <FieldNotes {...props} />
      {type === 'textarea' ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} type={type} inputMode={inputMode} enterKeyHint="done" spellCheck={false} />
      )}
    </div>
  );
}

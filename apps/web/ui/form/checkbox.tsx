import type { ReactNode } from 'react';
import { describedBy, FieldError, FieldNotes } from '../fields/field.tsx';
import { useFieldView } from './form-view.ts';
import { StoredNow } from './stored-now.tsx';

interface CheckboxProps {
  readonly name: string;
  /** A text or, in forms that only one person can save, a text with links. */
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly note?: string | null;
  readonly className?: string;
  readonly disabled?: boolean;
}

/** A checkbox (`TICKED` in the form's schema). */
export function Checkbox({ name, label, required, note, className = 'tick', disabled }: CheckboxProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  const noted = { id, label: '', note: note ?? null, error };
  return (
    <div className="field" id={id}>
      <label className={className}>
        <input
          type="checkbox"
          name={view.name}
          defaultChecked={view.initial === 'on'}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(noted)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes {...noted} error={null}>
        <StoredNow name={view.name} label={typeof label === 'string' ? label : view.name} />
      </FieldNotes>
      <FieldError id={id} error={error} />
    </div>
  );
}

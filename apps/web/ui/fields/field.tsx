import type { ReactNode } from 'react';

/** Props that every field shares. */
export interface FieldProps {
  /** Id of the field's outer element, the target of the error summary, and prefix of the ids inside. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  /** A permanent line under the label. */
  readonly note?: string | null;
  /** Longer help, only while it is switched on. */
  readonly help?: string | null;
  /** The error of the answer; null if there is none. */
  readonly error?: string | null;
}

/** A label; required ones have an asterisk for the eye and a word for screen readers. */
export function LabelText({ label, required }: Pick<FieldProps, 'label' | 'required'>) {
  return (
    <>
      {label}
      {required && (
        <>
          <span className="required" aria-hidden="true">
            {' *'}
          </span>
          <span className="visually-hidden"> (Pflichtfeld)</span>
        </>
      )}
    </>
  );
}

/** Note, help and error between label and control; all of them are part of the description. */
export function FieldNotes({ id, note, help, error, children }: FieldProps & { children?: ReactNode }) {
  return (
    <>
      {note && (
        <p className="field-hint" id={`${id}-note`}>
          {note}
        </p>
      )}
      {help && (
        <p className="message field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </>
  );
}

/** The error of an answer; nothing if there is none. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <span className="visually-hidden">Fehler: </span>
      {error}
    </p>
  );
}

/** The ids of a control's descriptions, its error first; undefined if there are none. */
export function describedBy({ id, note, help, error }: FieldProps): string | undefined {
  const ids = [error && `${id}-error`, note && `${id}-note`, help && `${id}-help`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

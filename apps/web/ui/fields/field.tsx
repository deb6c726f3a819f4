import type { ReactNode } from 'react';

/** What every part of a form shows around its control. */
export interface FieldProps {
  /** Id of the element around the part, to which an error summary leads; the ids inside begin with it. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  /** A line under the label that is always there. */
  readonly note?: string | null;
  /** Longer help, only while it is asked for. */
  readonly help?: string | null;
  /** What is wrong with the answer; null while nothing is. */
  readonly error?: string | null;
}

/** A label's text; a required one carries a star for the eye and a word for the ear. */
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

/** What stands between label and control: note, help and error, each of them part of the description. */
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

/** What is wrong with an answer, for eye and ear; nothing while nothing is. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <span className="visually-hidden">Fehler: </span>
      {error}
    </p>
  );
}

/** The ids of what describes a control, what is wrong with it first; undefined where nothing does. */
export function describedBy({ id, note, help, error }: FieldProps): string | undefined {
  const ids = [error && `${id}-error`, note && `${id}-note`, help && `${id}-help`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

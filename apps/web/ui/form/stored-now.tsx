import { useEffect } from 'react';
import { enteredText } from './entered.ts';
import { useFormView } from './form-view.ts';

interface StoredNowProps {
  readonly name: string;
  readonly label: string;
  /** A text for display, such as the name of a choice; by default from the form's schema. */
  readonly inWords?: (text: string) => string;
}

/**
 * Shows beside a conflicting field what someone else has saved there. Also registers the field's label and texts
 * with the form.
 */
export function StoredNow({ name, label, inWords }: StoredNowProps) {
  const { words, stored, entered } = useFormView();
  useEffect(() => words?.note(name, { label, inWords }), [words, name, label, inWords]);
  const text = stored[name];
  if (text === undefined || text === enteredText(entered, name)) return null;
  const read = words?.read(name, text) ?? text;
  return (
    <p className="message message-notice stored-now">
      <span>
        Jetzt gespeichert: <strong>{read === '' ? 'nichts' : read}</strong>
      </span>
    </p>
  );
}

import { useEffect } from 'react';
import { enteredText } from './entered.ts';
import { useFormView } from './form-view.ts';

interface StoredNowProps {
  /** Name of the control. */
  readonly name: string;
  /** What the field is called. */
  readonly label: string;
  /** How a text reads outside of the control, such as the name of a choice; left out, as the form's schema says it. */
  readonly inWords?: (text: string) => string;
}

/**
 * Says beside a field what somebody else has saved there meanwhile, where both have changed it. The form learns from it
 * what the field and its values are called.
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

import { enteredText, isChanged } from './entered.ts';
import { useFormView } from './form-view.ts';

interface StoredNowProps {
  /** Name of the control. */
  readonly name: string;
  /** How what is stored reads; left out, as it would be typed. */
  readonly inWords?: (text: string) => string;
}

/** Says beside a field what somebody else has saved there meanwhile, where that is not what stands in it. */
export function StoredNow({ name, inWords = (text) => text }: StoredNowProps) {
  const { stored, entered } = useFormView();
  if (stored === null || !isChanged(name, stored, entered)) return null;
  const text = inWords(enteredText(stored, name));
  return (
    <p className="message message-notice stored-now">
      <span>
        Jetzt gespeichert: <strong>{text === '' ? 'nichts' : text}</strong>
      </span>
    </p>
  );
}

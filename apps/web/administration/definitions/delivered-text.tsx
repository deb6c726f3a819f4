import { useFieldView } from '../../ui/form/form-view.ts';
import { type } from '../../ui/form/saved/fill-form.ts';

interface DeliveredTextProps {
  /** Name of the field. */
  readonly name: string;
  /** The text the program ships with; empty if there is none. */
  readonly delivered: string;
}

/** Shows the original text below a changed one, and restores it. */
export function DeliveredText({ name, delivered }: DeliveredTextProps) {
  const view = useFieldView(name);
  if (view.typed === delivered) return null;
  const reset = () => {
    const control = document.getElementById(`${view.id}-input`);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    type(control, delivered);
    // The button disappears once the texts are equal.
    control.focus();
  };
  return (
    <div className="delivered-text">
      <p>Geliefert: {delivered === '' ? <em>kein Text</em> : <>„{delivered}“</>}</p>
      <button
        type="button"
        className="button button-compact"
        aria-describedby={`${view.id}-input`}
        onClick={reset}
      >
        Zurücksetzen
      </button>
    </div>
  );
}

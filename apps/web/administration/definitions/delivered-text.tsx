import { useFieldView } from '../../ui/form/form-view.ts';
import { type } from '../../ui/form/saved/fill-form.ts';

interface DeliveredTextProps {
  /** Name of the field. */
  readonly name: string;
  /** The program's text; empty where it brings none. */
  readonly delivered: string;
}

/** Says below a changed text how the program brings it, and puts that in again. */
export function DeliveredText({ name, delivered }: DeliveredTextProps) {
  const view = useFieldView(name);
  if (view.typed === delivered) return null;
  const reset = () => {
    const control = document.getElementById(`${view.id}-input`);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    type(control, delivered);
    // The button goes with the difference.
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

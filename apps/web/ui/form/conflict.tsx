import { BusyButton } from '../busy-button.tsx';
import { Failure } from '../frame-failure.tsx';
import type { SavedForm } from './use-saved-form.ts';

/**
 * Says that somebody else has saved meanwhile, and leaves the choice. What is stored now stands beside each field that
 * differs, or in lines of its own.
 */
export function Conflict({
  form,
  differences,
}: {
  readonly form: SavedForm;
  readonly differences?: readonly string[] | undefined;
}) {
  /** The buttons go with what they settle: the focus is handed to the form's own. */
  const settle = (by: () => void) => {
    document.getElementById(form.id)?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    by();
  };
  return (
    <Failure answer={form.current}>
      <p>
        <strong>Inzwischen geändert</strong>
      </p>
      <p>
        {form.refusal?.message ?? 'Jemand anderes hat diese Angaben gespeichert.'}{' '}
        {differences === undefined
          ? 'Neben jedem Feld, das sich unterscheidet, steht, was jetzt gespeichert ist. '
          : ''}
        Ihre Angaben sind noch da.
      </p>
      {differences === undefined || differences.length === 0 ? null : (
        <ul className="confirm-lost">
          {differences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="row">
        <BusyButton className="button button-primary" busy={form.busy} onClick={() => settle(form.takeMine)}>
          Meine Angaben übernehmen
        </BusyButton>
        <button type="button" className="button" onClick={() => settle(form.takeStored)}>
          Neuen Stand laden
        </button>
      </div>
    </Failure>
  );
}

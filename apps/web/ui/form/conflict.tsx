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
        <BusyButton className="button button-primary" busy={form.busy} onClick={form.takeMine}>
          Meine Angaben übernehmen
        </BusyButton>
        <button type="button" className="button" onClick={form.takeStored}>
          Neuen Stand laden
        </button>
      </div>
    </Failure>
  );
}

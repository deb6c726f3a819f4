import { useDraftPart } from '../consultation/draft-provider.tsx';
import type { AheadOutcome } from './load-ahead.ts';

/** A screen that could not be had. */
export interface Missing {
  /** Where the adviser wanted to go. */
  readonly to: string;
  readonly outcome: Exclude<AheadOutcome, 'there' | 'logged-out'>;
}

const TEXTS: Record<Missing['outcome'], string> = {
  unreachable:
    'Die nächste Seite konnte nicht geladen werden: Die Verbindung fehlt. Ihre Eingaben sind noch da, und Sie können hier weiterarbeiten.',
  failed:
    'Die nächste Seite konnte nicht geladen werden: Der Server hat gerade eine Störung. Ihre Eingaben sind noch da, und Sie können hier weiterarbeiten.',
  outdated:
    'Es gibt eine neue Version von Inkoberatung. Bitte laden Sie die Seite neu; Ihre Eingaben bleiben erhalten.',
};
const OUTDATED_UNSAVED =
  'Es gibt eine neue Version von Inkoberatung. Ihre Eingaben können in diesem Browser nicht gespeichert werden und gehen beim Neuladen verloren: Bitte notieren Sie sie vorher.';

/** Says over the screen, which stays as it is, that the next one is missing, and offers to try again. */
export function MissingScreen(props: { missing: Missing; onRetry: () => void; onClose: () => void }) {
  const { missing, onRetry, onClose } = props;
  const trouble = useDraftPart((state) => state.trouble);
  const outdated = missing.outcome === 'outdated';
  const text = outdated && trouble === 'not-saved' ? OUTDATED_UNSAVED : TEXTS[missing.outcome];
  return (
    <div className="passage-notice message message-notice" role="alert">
      <p>{text}</p>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          onClick={outdated ? () => window.location.assign(missing.to) : onRetry}
        >
          {outdated ? 'Neu laden' : 'Erneut versuchen'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </div>
  );
}

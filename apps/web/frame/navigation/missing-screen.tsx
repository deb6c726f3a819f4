import type { PrefetchOutcome } from './prefetch.ts';

/** A screen that could not be loaded. */
export interface Missing {
  /** Target of the navigation. */
  readonly to: string;
  readonly outcome: Exclude<PrefetchOutcome, 'there' | 'logged-out'>;
}

const TEXTS: Record<Exclude<Missing['outcome'], 'outdated'>, string> = {
  unreachable:
    'Die nächste Seite konnte nicht geladen werden: Die Verbindung fehlt. Ihre Eingaben sind noch da, und Sie können hier weiterarbeiten.',
  failed:
    'Die nächste Seite konnte nicht geladen werden: Der Server hat gerade eine Störung. Ihre Eingaben sind noch da, und Sie können hier weiterarbeiten.',
};

interface MissingScreenProps {
  readonly missing: Missing;
  /** What a reload would do to what was typed, if there is a newer version. */
  readonly reloading: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Reports over the current screen, which stays, that the next one could not be loaded, and offers to try
 * again.
 */
export function MissingScreen({ missing, reloading, onRetry, onClose }: MissingScreenProps) {
  const outdated = missing.outcome === 'outdated';
  const text =
    missing.outcome === 'outdated'
      ? `Es gibt eine neue Version von Inkoberatung. ${reloading}`
      : TEXTS[missing.outcome];
  return (
    <div className="navigation-notice message message-notice" role="alert">
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

import { Link } from '@remix-run/react';
import { WAY_ON } from '../area/way-on.ts';
import type { WayOn } from '../area/wizard-paths.ts';

interface WizardActionsProps {
  readonly back: string;
  readonly on: WayOn;
  readonly past: WayOn | null;
  readonly onNext: () => void;
}

/** The navigation buttons below a step. */
export function WizardActions({ back, on, past, onNext }: WizardActionsProps) {
  return (
    <div className="page-actions">
      <Link to={back} className="button">
        zurück
      </Link>
      <div className="wizard-on">
        {past && (
          <Link to={past.to} className="button">
            {past.label}
          </Link>
        )}
        <button type="button" className="button button-primary" {...WAY_ON} onClick={onNext}>
          {on.label}
        </button>
      </div>
    </div>
  );
}

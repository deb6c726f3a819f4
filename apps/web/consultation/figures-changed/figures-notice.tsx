import { useEffect, useMemo } from 'react';
import { AREA_LABELS, type FigureBasis, figureChanges } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { focusScreen } from '../care/focus-screen.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { accepting, keepingDay, noting, questioning } from '../draft/figures-decision.ts';
import type { DraftChange } from '../draft/signed-change.ts';
import { amountsInWords, causesInWords, reasonsInWords } from './figure-words.ts';

export interface FiguresNoticeProps {
  /** The inputs of the figures when last shown. */
  readonly before: FigureBasis;
  readonly now: FigureBasis;
}

/** Shows which figures have changed since they were last shown, and why, until the adviser has decided. */
export function FiguresNotice({ before, now }: FiguresNoticeProps) {
  const patient = useDraftPart((state) => state.draft.answers);
  const cart = useDraftPart((state) => state.draft.cart);
  const undecided = useDraftPart((state) => state.draft.figures?.undecided);
  const { note } = useDraftActions();
  const { proposals, allowance } = useMemo(
    () => figureChanges(before, now, { patient, cart }),
    [before, now, patient, cart],
  );
  const { day, settings } = reasonsInWords(before, now, patient, cart);
  const changed = proposals.length > 0 || allowance !== null;
  const silent = !changed && settings.length === 0;
  useEffect(() => {
    // A new day with the same figures needs no notice.
    if (silent) note(noting(now));
    else if (undecided === undefined) note(questioning(before, Date.now()));
  }, [silent, undecided, before, now, note]);
  if (silent) return null;
  const decide = (decision: DraftChange) => {
    note(decision);
    focusScreen();
  };
  const reasons = [...(changed ? day : []), ...settings];
  return (
    <div className="navigation-notice message message-notice figures-notice">
      <p>
        <strong>
          {settings.length === 0
            ? 'Seit dem letzten Mal ist ein neuer Tag. Die Beträge sind damit neu berechnet.'
            : 'In den Einstellungen wurde etwas geändert. Die Beträge sind damit neu berechnet.'}
        </strong>
      </p>
      {changed && (
        <ul className="figures-changed" aria-label="Geänderte Beträge">
          {proposals.map(({ area, name, causes, ...amounts }) => (
            <li key={`${area} ${name}`}>
              {name} ({AREA_LABELS[area]}): <strong>{amountsInWords(amounts)}</strong>{' '}
              <span className="field-hint">{causesInWords(causes, before, now, patient)}</span>
            </li>
          ))}
          {allowance !== null && <li>Pauschale der Krankenkasse (brutto): {amountsInWords(allowance)}</li>}
        </ul>
      )}
      {reasons.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Ihre Angaben und Ihre Auswahl sind unverändert.</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={() => decide(accepting(now))}>
          {changed ? 'Neu berechnete Beträge verwenden' : 'Verstanden'}
        </button>
        {settings.length === 0 && (
          <button type="button" className="button" onClick={() => decide(keepingDay)}>
            Beim bisherigen Tag bleiben ({formatDay(before.day)})
          </button>
        )}
      </div>
    </div>
  );
}

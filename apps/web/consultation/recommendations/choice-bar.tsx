import { Link } from '@remix-run/react';
import type { ChoiceMode, Quality } from '#consultation/domain';
import { WAY_ON } from '../area/way-on.ts';
import { ModeChoice } from './mode-choice.tsx';

const QUALITIES = ['Basis', 'Premium'] as const satisfies readonly Quality[];

/** Always in view: how many products are chosen, how they are meant, and the ways back and on. */
export function ChoiceBar(props: {
  count: number;
  countOf: (quality: Quality) => number;
  modeOf: (quality: Quality) => ChoiceMode;
  setMode: (quality: Quality, mode: ChoiceMode) => void;
  mayCalculate: boolean;
  onGoOn: () => void;
}) {
  const { count, countOf, modeOf, setMode, mayCalculate, onGoOn } = props;
  return (
    <div className="choice-bar">
      {QUALITIES.map((quality) =>
        countOf(quality) > 1 ? (
          <ModeChoice
            key={quality}
            quality={quality}
            count={countOf(quality)}
            mode={modeOf(quality)}
            onChoose={(mode) => setMode(quality, mode)}
          />
        ) : null,
      )}
      <div className="choice-bar-ways">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
        <output>{count === 0 ? 'Noch nichts gewählt' : `${count} gewählt`}</output>
        <button type="button" className="button button-primary" {...WAY_ON} onClick={onGoOn}>
          {mayCalculate ? 'Versorgung berechnen' : 'zur Zusammenfassung'}
        </button>
      </div>
    </div>
  );
}

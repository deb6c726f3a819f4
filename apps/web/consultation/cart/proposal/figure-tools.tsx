import { useRight } from '../../../session/frame-data.ts';
import type { Panels } from '../use-panels.ts';

/**
 * Shows and hides what explains the figures of a proposal: their calculation, notes on their meaning, and to users who
 * keep the institution's prices what it gains or lacks itself.
 */
export function FigureTools({ panels }: { panels: Panels }) {
  const keepsPrices = useRight('preis_einst');
  const tool = (name: string, panel: Parameters<Panels['toggle']>[0]) => (
    <button
      type="button"
      className="button button-quiet"
      aria-expanded={panels[panel]}
      onClick={() => panels.toggle(panel)}
    >
      {panels[panel] ? `${name} ausblenden` : `${name} einblenden`}
    </button>
  );
  return (
    <div className="figure-tools">
      {tool('Berechnung', 'explained')}
      {tool('Hinweise', 'hinted')}
      {keepsPrices && tool('Deckung', 'coverage')}
    </div>
  );
}

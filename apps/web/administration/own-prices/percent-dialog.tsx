import { useMemo, useState } from 'react';
import { formatEuro } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { PricePreview } from '../rows/price-preview.tsx';
import { type ChangedPrice, changedPrices, changesInWords, type Direction } from './changed-prices.ts';
import type { PriceSheet } from './price-sheet.ts';
import type { NamedSize } from './priced-product.ts';

interface PercentDialogProps {
  readonly sheet: PriceSheet;
  /** The sizes that pass the filter. */
  readonly sizes: readonly NamedSize[];
  readonly onTake: (prices: readonly ChangedPrice[]) => void;
  readonly onClose: () => void;
}

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;
const FAULTS: Readonly<Record<Direction, string>> = {
  raise: 'Bitte geben Sie Prozent an, wie 2,5: über 0 und unter 1000, mit höchstens zwei Stellen.',
  lower: 'Bitte geben Sie Prozent an, wie 2,5: über 0 und unter 100, mit höchstens zwei Stellen.',
};
const DIRECTIONS: readonly (readonly [Direction, string])[] = [
  ['raise', 'erhöhen'],
  ['lower', 'senken'],
];

/** Hundredths of a percent, negative to lower; null if the text is no percentage that could be taken. */
function percentOf(text: string, direction: Direction): number | null {
  const match = PERCENT.exec(text.trim());
  const hundredths = match === null ? 0 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (hundredths === 0) return null;
  if (direction === 'raise') return hundredths;
  return hundredths < 10_000 ? -hundredths : null;
}

/** Raises or lowers the prices that pass the filter by a percentage, after a preview. */
export function PercentDialog({ sheet, sizes, onTake, onClose }: PercentDialogProps) {
  const [direction, setDirection] = useState<Direction>('raise');
  const [percent, setPercent] = useState('');
  const [fromList, setFromList] = useState(false);
  const hundredths = percentOf(percent, direction);
  const all = useMemo(
    () => (hundredths === null ? null : changedPrices(sheet, sizes, hundredths, fromList)),
    [sheet, sizes, hundredths, fromList],
  );
  const changed = all?.changed ?? [];
  const wrong = percent.trim() !== '' && hundredths === null;
  return (
    <Dialog title="Preise um Prozent ändern" onClose={onClose} wide>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0) onTake(changed);
        }}
      >
        <p>
          Geändert werden die eigenen Preise, die Suche und Filter gerade zeigen. Das Ergebnis wird auf ganze
          Cent gerundet, ein halber Cent nach oben. Gespeichert wird erst mit „speichern“.
        </p>
        <fieldset className="choice-buttons">
          <legend className="field-label">Preise</legend>
          <div className="choice-buttons-row">
            {DIRECTIONS.map(([value, label]) => (
              <label key={value} className="choice-button" htmlFor={`percent-${value}`}>
                <input
                  id={`percent-${value}`}
                  type="radio"
                  name="percent-direction"
                  checked={direction === value}
                  onChange={() => setDirection(value)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field">
          <label className="field-label" htmlFor="percent-of-price">
            Um wie viel Prozent
          </label>
          <input
            id="percent-of-price"
            className="input percent-of-price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={percent}
            aria-invalid={wrong || undefined}
            aria-describedby="percent-state"
            onChange={({ target }) => setPercent(target.value)}
          />
        </div>
        <label className="tick" htmlFor="percent-list">
          <input
            id="percent-list"
            type="checkbox"
            checked={fromList}
            onChange={({ target }) => setFromList(target.checked)}
          />
          <span>Wo kein eigener Preis steht, von der UVP ausgehen</span>
        </label>
        <p id="percent-state" role="status" className={wrong ? 'field-error' : 'field-hint'}>
          {wrong ? FAULTS[direction] : all === null ? '' : changesInWords(all, direction)}
        </p>
        {changed.length === 0 ? null : (
          <PricePreview
            prices={changed.map(({ id, name, before, after }) => ({
              id,
              name,
              before: formatEuro(before),
              after: formatEuro(after),
            }))}
          />
        )}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Abbrechen
          </button>
          <button type="submit" className="button button-primary" disabled={changed.length === 0}>
            Übernehmen
          </button>
        </div>
      </form>
    </Dialog>
  );
}

import { useMemo, useState } from 'react';
import { formatEuro } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import type { PriceSheet } from './price-sheet.ts';
import type { NamedSize } from './priced-product.ts';
import { type Raised, raisedInWords, raisedPrices } from './raised-prices.ts';

interface RaiseDialogProps {
  readonly sheet: PriceSheet;
  /** The sizes that pass the filter. */
  readonly sizes: readonly NamedSize[];
  readonly onTake: (prices: readonly Raised[]) => void;
  readonly onClose: () => void;
}

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;
const FAULT = 'Bitte geben Sie Prozent an, wie 2,5: über 0 und unter 1000, mit höchstens zwei Stellen.';

/** Hundredths of a percent; null if the text is no percentage. */
function percentOf(text: string): number | null {
  const match = PERCENT.exec(text.trim());
  const hundredths = match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths === 0 ? null : hundredths;
}

/** Raises the prices that pass the filter by a percentage, after a preview. */
export function RaiseDialog({ sheet, sizes, onTake, onClose }: RaiseDialogProps) {
  const [percent, setPercent] = useState('');
  const [fromList, setFromList] = useState(false);
  const hundredths = percentOf(percent);
  const all = useMemo(
    () => (hundredths === null ? null : raisedPrices(sheet, sizes, hundredths, fromList)),
    [sheet, sizes, hundredths, fromList],
  );
  const raised = all?.raised ?? [];
  const wrong = percent.trim() !== '' && hundredths === null;
  return (
    <Dialog title="Preise um Prozent erhöhen" onClose={onClose} wide>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (raised.length > 0) onTake(raised);
        }}
      >
        <p>
          Erhöht werden die eigenen Preise, die Suche und Filter gerade zeigen, auf ganze Cent gerundet.
          Gespeichert wird erst mit „speichern“.
        </p>
        <div className="field">
          <label className="field-label" htmlFor="raise-percent">
            Erhöhung in Prozent
          </label>
          <input
            id="raise-percent"
            className="input raise-percent"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={percent}
            aria-invalid={wrong || undefined}
            aria-describedby="raise-state"
            onChange={({ target }) => setPercent(target.value)}
          />
        </div>
        <label className="tick" htmlFor="raise-list">
          <input
            id="raise-list"
            type="checkbox"
            checked={fromList}
            onChange={({ target }) => setFromList(target.checked)}
          />
          <span>Wo kein eigener Preis steht, von der UVP ausgehen</span>
        </label>
        <p id="raise-state" role="status" className={wrong ? 'field-error' : 'field-hint'}>
          {wrong ? FAULT : all === null ? '' : raisedInWords(all)}
        </p>
        {raised.length === 0 ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
          <section className="raise-preview" tabIndex={0} aria-label="Vorschau">
            <table>
              <thead>
                <tr>
                  <th scope="col">Produkt, Größe</th>
                  <th scope="col">bisher</th>
                  <th scope="col">neu</th>
                </tr>
              </thead>
              <tbody>
                {raised.map(({ id, name, before, after }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td className="number">{formatEuro(before)}</td>
                    <td className="number">{formatEuro(after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Abbrechen
          </button>
          <button type="submit" className="button button-primary" disabled={raised.length === 0}>
            Übernehmen
          </button>
        </div>
      </form>
    </Dialog>
  );
}

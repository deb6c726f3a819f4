import { type ManagedKrankenkasse, ratesOn } from '#institution/domain';
import { type CalendarDay, sameName } from '#platform/domain';
import type { Chosen } from './chosen.ts';
import { comingInWords, ratesInWords } from './rates-in-words.ts';

interface AllKassenProps {
  readonly all: readonly ManagedKrankenkasse[];
  readonly chosen: readonly Chosen[];
  readonly today: CalendarDay;
  /** Text that shown names contain. */
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly onToggle: (kasse: ManagedKrankenkasse) => void;
}

/** The vendor's list with a filter by name; each entry can be chosen or removed. */
export function AllKassen({ all, chosen, today, filter, onFilter, onToggle }: AllKassenProps) {
  const wanted = filter.trim().toLocaleLowerCase('de');
  const shown = all.filter(({ Kasse }) => Kasse.toLocaleLowerCase('de').includes(wanted));
  return (
    <section className="card" aria-labelledby="all-title">
      <h2 id="all-title">Alle Krankenkassen der Liste</h2>
      <div className="field">
        <label className="field-label" htmlFor="kassen-filter">
          Nach Namen filtern
        </label>
        {/* Without a name, so that it is not sent with the form. */}
        <input
          id="kassen-filter"
          className="input"
          type="search"
          value={filter}
          maxLength={100}
          onChange={({ target }) => onFilter(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <p role="status" className="field-hint">
        {shown.length === all.length ? `${all.length} Krankenkassen` : `${shown.length} von ${all.length}`}.
        Pauschalen netto im Monat: Kinder · Urin · Stuhl
      </p>
      <ul className="toggle-list" aria-label="Alle Krankenkassen">
        {shown.map((kasse) => {
          const own = chosen.some(
            ({ Kasse, krankenkassenId }) => krankenkassenId === null && sameName(Kasse, kasse.Kasse),
          );
          const isChosen = chosen.some(({ krankenkassenId }) => krankenkassenId === kasse.id);
          return (
            <li key={kasse.id}>
              <button
                type="button"
                className="toggle-entry"
                aria-pressed={isChosen}
                disabled={own}
                onClick={() => onToggle(kasse)}
              >
                <span aria-hidden="true" className="toggle-sign">
                  {isChosen ? '✓' : '+'}
                </span>
                <span>
                  {kasse.Kasse}
                  {own ? ' (als eigene gewählt)' : ''}
                </span>
                <span className="number toggle-rates">{ratesInWords(ratesOn(kasse, today))}</span>
                {comingInWords(kasse, today).map((words) => (
                  <span key={words} className="number toggle-rates">
                    {words}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 ? <p>Keine Krankenkasse passt zu diesem Namen.</p> : null}
    </section>
  );
}

import type { ReactNode } from 'react';
import { type ManagedKrankenkasse, ratesOn } from '#institution/domain';
import { type CalendarDay, formatEuro, sameName } from '#platform/domain';
import type { Chosen } from './chosen.ts';
import type { EditedChoice } from './offer-in-words.ts';
import { comingInWords, ratesInWords } from './rates-in-words.ts';

interface KassenListProps {
  readonly choice: EditedChoice;
  /** The vendor's list. */
  readonly all: readonly ManagedKrankenkasse[];
  /** Own ones that have been switched off and are gone with the next save. */
  readonly dropped: readonly Chosen[];
  readonly today: CalendarDay;
  /** Text that shown names contain. */
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly onToggle: (kasse: ManagedKrankenkasse) => void;
  readonly onToggleOwn: (own: Chosen) => void;
  readonly onEdit: (own: Chosen) => void;
}

/** The own Krankenkassen and the vendor's list in one list with a search; each can be switched on and off. */
export function KassenList(props: KassenListProps) {
  const { choice, all, dropped, today, filter, onFilter, onToggle, onToggleOwn, onEdit } = props;
  const { entries, zusaetzlich } = choice;
  const wanted = filter.trim().toLocaleLowerCase('de');
  const isShown = ({ Kasse }: { readonly Kasse: string }) => Kasse.toLocaleLowerCase('de').includes(wanted);
  const own = entries.filter(({ rates }) => rates !== null);
  const mine = [...own, ...dropped].filter(isShown);
  const listed = all.filter(isShown);
  const count = own.length + dropped.length + all.length;
  const shown = mine.length + listed.length;
  return (
    <>
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
        {shown === count ? `${count} Krankenkassen` : `${shown} von ${count}`}. Pauschalen netto im Monat:
        Kinder · Urin · Stuhl
      </p>
      {zusaetzlich ? (
        <p className="field-hint">
          Alle der Liste stehen zur Auswahl. Um einzelne auszuschalten, wählen Sie „Nur diese“.
        </p>
      ) : null}
      <ul className="switch-list" aria-label="Alle Krankenkassen">
        {mine.map((each) => (
          <li key={`own ${each.Kasse}`} className="own-kasse">
            <KasseSwitch
              name={each.Kasse}
              tag={dropped.includes(each) ? 'eigene, wird beim Speichern gelöscht' : 'eigene'}
              on={!dropped.includes(each)}
              onToggle={() => onToggleOwn(each)}
            >
              {each.rates === null ? null : <OwnRatesLine rates={each.rates} today={today} />}
            </KasseSwitch>
            {dropped.includes(each) ? null : (
              <button type="button" className="button button-compact" onClick={() => onEdit(each)}>
                Bearbeiten<span className="visually-hidden">: {each.Kasse}</span>
              </button>
            )}
          </li>
        ))}
        {listed.map((kasse) => {
          const replaced = own.some(({ Kasse }) => sameName(Kasse, kasse.Kasse));
          const isChosen = entries.some(({ krankenkassenId }) => krankenkassenId === kasse.id);
          return (
            <li key={kasse.id}>
              <KasseSwitch
                name={kasse.Kasse}
                tag={replaced ? 'als eigene gewählt' : ''}
                on={!replaced && (zusaetzlich || isChosen)}
                held={replaced || zusaetzlich}
                onToggle={() => onToggle(kasse)}
              >
                <span className="number" translate="no">
                  {ratesInWords(ratesOn(kasse, today))}
                </span>
                {comingInWords(kasse, today).map((words) => (
                  <span key={words} className="number" translate="no">
                    {words}
                  </span>
                ))}
              </KasseSwitch>
            </li>
          );
        })}
      </ul>
      {shown === 0 ? <p>Keine Krankenkasse passt zu diesem Namen.</p> : null}
    </>
  );
}

function OwnRatesLine({ rates, today }: { rates: NonNullable<Chosen['rates']>; today: CalendarDay }) {
  const now = ratesOn(rates, today);
  return (
    <>
      <span className="number" translate="no">
        Kinder unter {now.Kindalter} Jahren {formatEuro(now.Kinderpauschale)}
      </span>
      <span className="number" translate="no">
        Urin {formatEuro(now.Urinpauschale)}
      </span>
      <span className="number" translate="no">
        Stuhl {formatEuro(now.Stuhlpauschale)}
      </span>
      {rates.selfPay ? <span>Selbstzahler</span> : null}
      {rates.IK === '' ? null : (
        <span className="number" translate="no">
          IK {rates.IK}
        </span>
      )}
      {comingInWords(rates, today).map((words) => (
        <span key={words} className="number coming-rates" translate="no">
          {words}
        </span>
      ))}
    </>
  );
}

interface KasseSwitchProps {
  readonly name: string;
  /** What distinguishes it; empty for nothing. */
  readonly tag: string;
  readonly on: boolean;
  /** Whether something else decides. */
  readonly held?: boolean;
  readonly onToggle: () => void;
  /** Its rates. */
  readonly children: ReactNode;
}

/** A Krankenkasse of the list, to be switched on and off as a whole line. */
function KasseSwitch({ name, tag, on, held = false, onToggle, children }: KasseSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch-entry"
      aria-checked={on}
      disabled={held}
      onClick={onToggle}
    >
      <span className="switch-words">
        <span>
          {name}
          {tag === '' ? null : <span className="switch-tag"> ({tag})</span>}
        </span>
        <span className="switch-rates">{children}</span>
      </span>
      <span aria-hidden="true" className="switch-track" />
    </button>
  );
}

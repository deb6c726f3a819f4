import { useRef } from 'react';
import { ratesOn } from '#institution/domain';
import { type CalendarDay, formatEuro } from '#platform/domain';
import { CloseIcon } from '../../frame/icons.tsx';
import type { Chosen } from './chosen.ts';
import { comingInWords } from './rates-in-words.ts';

interface ChosenTagsProps {
  readonly chosen: readonly Chosen[];
  readonly today: CalendarDay;
  readonly onRemove: (gone: Chosen) => void;
  /** Only for the institution's own Krankenkassen. */
  readonly onEdit: (own: Chosen) => void;
}

/** The chosen Krankenkassen, each with a remove button; own ones show their rates. */
export function ChosenTags({ chosen, today, onRemove, onEdit }: ChosenTagsProps) {
  const own = chosen.filter(({ rates }) => rates !== null);
  const tags = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** The removed button had the focus, so its neighbour gets it. */
  const remove = (gone: Chosen) => {
    const buttons = [...(tags.current?.querySelectorAll('button') ?? [])];
    const at = chosen.indexOf(gone);
    (buttons[at + 1] ?? buttons[at - 1] ?? title.current)?.focus();
    onRemove(gone);
  };
  return (
    <section className="card" aria-labelledby="chosen-title">
      <h2 id="chosen-title" ref={title} tabIndex={-1}>
        Gewählt ({chosen.length})
      </h2>
      {chosen.length === 0 ? <p>Noch keine: In der Beratung stehen alle Krankenkassen der Liste.</p> : null}
      <ul ref={tags} className="tag-list" aria-label="Gewählte Krankenkassen">
        {chosen.map((each) => (
          <li key={each.krankenkassenId ?? each.Kasse} className="removable-tag">
            <span>{each.Kasse}</span>
            <button type="button" className="tag-remove" onClick={() => remove(each)}>
              <CloseIcon />
              <span className="visually-hidden">{each.Kasse} entfernen</span>
            </button>
          </li>
        ))}
      </ul>
      {own.length === 0 ? null : (
        <>
          <h3>Eigene Krankenkassen</h3>
          <p className="field-hint">Pauschalen netto im Monat</p>
          <ul className="own-kassen">
            {own.map((each) => (
              <li key={each.Kasse}>
                <strong>{each.Kasse}</strong>
                {each.rates === null ? null : <OwnRatesLine rates={each.rates} today={today} />}
                <button type="button" className="button button-compact" onClick={() => onEdit(each)}>
                  Bearbeiten<span className="visually-hidden">: {each.Kasse}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function OwnRatesLine({ rates, today }: { rates: NonNullable<Chosen['rates']>; today: CalendarDay }) {
  const now = ratesOn(rates, today);
  return (
    <span className="own-rates">
      <span className="number">
        Kinder unter {now.Kindalter} Jahren {formatEuro(now.Kinderpauschale)}
      </span>
      <span className="number">Urin {formatEuro(now.Urinpauschale)}</span>
      <span className="number">Stuhl {formatEuro(now.Stuhlpauschale)}</span>
      {rates.selfPay ? <span>Selbstzahler</span> : null}
      {rates.IK === '' ? null : <span className="number">IK {rates.IK}</span>}
      {comingInWords(rates, today).map((words) => (
        <span key={words} className="number coming-rates">
          {words}
        </span>
      ))}
    </span>
  );
}

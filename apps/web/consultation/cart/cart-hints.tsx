import { amountsAsOf, copaymentRule } from '#consultation/domain';
import { formatEuro, withUnit } from '#platform/domain';
import { useConsultation } from '../area/consultation-data.ts';

/** Notes on the meaning of the figures. */
export function CartHints() {
  const { today } = useConsultation();
  const { percent, limit, age } = copaymentRule(today);
  return (
    <ul className="cart-hints">
      <li>
        Die Pauschale ist ein monatlicher Betrag der Krankenkasse. Sie gilt für saugende Produkte, nicht für
        Pflegehilfsmittel und Hautpflege.
      </li>
      <li>
        Die gesetzliche Zuzahlung beträgt {withUnit(percent, '%')} der Pauschale, höchstens{' '}
        {formatEuro(limit)} im Monat. Sie entfällt bei Befreiung und für Personen unter {age} Jahren.{' '}
        {amountsAsOf(today)}.
      </li>
      <li>Alle Preise sind Bruttopreise. Preisänderungen vorbehalten.</li>
    </ul>
  );
}

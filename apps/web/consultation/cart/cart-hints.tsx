/** Notes on what the figures mean. */
export function CartHints() {
  return (
    <ul className="cart-hints">
      <li>
        Die Pauschale ist ein monatlicher Betrag der Krankenkasse. Sie gilt für saugende Produkte, nicht für
        Pflegehilfsmittel und Hautpflege.
      </li>
      <li>
        Die gesetzliche Zuzahlung beträgt 10 % der Pauschale, höchstens 10,00 € im Monat. Sie entfällt bei
        Befreiung und für Personen unter 18 Jahren.
      </li>
      <li>Alle Preise sind Bruttopreise. Preisänderungen vorbehalten.</li>
    </ul>
  );
}

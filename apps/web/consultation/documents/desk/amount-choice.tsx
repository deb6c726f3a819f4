import { amountInWords, type PositionValues } from '#pdf/domain';

/** Most packs a month to choose from. */
const MOST_PACKS = 12;

/** How much of a care aid is applied for, a month unless it is washed: whole packs, and what the cart holds. */
export function AmountChoice(props: {
  position: PositionValues;
  /** What it costs; null: not said. */
  cost: string | null;
  onChange: (amount: number) => void;
}) {
  const { position, cost, onChange } = props;
  const { name, pack, amount, ownShare, once } = position;
  const packs = Array.from({ length: MOST_PACKS }, (_, index) => (index + 1) * pack);
  const amounts = [...new Set([...packs, amount])].sort((one, other) => one - other);
  return (
    <p className="aid-amount">
      <select
        className="input number"
        aria-label={`${once ? 'Menge' : 'Menge im Monat'}: ${name}`}
        value={amount}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {amounts.map((each) => (
          <option key={each} value={each}>
            {amountInWords(each, position)}
          </option>
        ))}
      </select>
      {ownShare || (
        <span className="field-hint">
          {once ? 'einmalig' : 'im Monat'}
          {cost !== null && `, ${cost}`}
        </span>
      )}
    </p>
  );
}

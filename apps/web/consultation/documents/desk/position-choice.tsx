import type { ReactNode } from 'react';
import { amountInWords, type PositionId, type PositionValues, positionCost } from '#pdf/domain';
import { type CalendarDay, formatEuro } from '#platform/domain';

/** Most packs a month to choose from. */
const MOST_PACKS = 12;

/** How much of a care aid is applied for, a month unless it is washed: whole packs, and what the cart holds. */
function AmountChoice(props: {
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

/** Which care aids are applied for, and how much a month; initially those in the cart. */
export function PositionChoice(props: {
  positions: readonly PositionValues[];
  today: CalendarDay;
  /** What they are chosen for. */
  what: string;
  /** Whether product group 51 is applied for apart. */
  apart?: boolean;
  /** Whether a contract has prices for them. */
  priced: boolean;
  onChange: (positions: readonly PositionId[]) => void;
  onAmount: (position: PositionId, amount: number) => void;
  /** A note on one of them, directly below it. */
  below?: (position: PositionId) => ReactNode;
}) {
  const { positions, today, what, apart = false, priced, onChange, onAmount, below } = props;
  const groups = [
    {
      legend: `${what}: zum Verbrauch (Produktgruppe 54)`,
      of: positions.filter(isConsumable),
    },
    {
      legend: `Wiederverwendbar (Produktgruppe 51)${apart ? ', ein eigener Antrag' : ''}`,
      of: positions.filter((each) => !isConsumable(each)),
    },
  ];
  const toggle = (id: PositionId, on: boolean) =>
    onChange(positions.flatMap((each) => ((each.id === id ? on : each.checked) ? [each.id] : [])));
  return groups.map(({ legend, of }) => (
    <fieldset className="document-choice" key={legend}>
      <legend>{legend}</legend>
      {of.map((position) => (
        <div key={position.id} className="aid-position">
          <label className="document-option">
            <input
              type="checkbox"
              checked={position.checked}
              onChange={({ target }) => toggle(position.id, target.checked)}
            />
            <span>{position.name}</span>
          </label>
          {position.checked && (
            <AmountChoice
              position={position}
              cost={priced ? costInWords(position, today) : null}
              onChange={(amount) => onAmount(position.id, amount)}
            />
          )}
          {below?.(position.id)}
        </div>
      ))}
    </fieldset>
  ));
}

const isConsumable = ({ ownShare }: PositionValues) => !ownShare;

function costInWords(position: PositionValues, today: CalendarDay): string | null {
  if (position.ownShare) return null;
  const cost = positionCost(position, today);
  return cost === null ? 'kein Vertragspreis' : formatEuro(cost);
}

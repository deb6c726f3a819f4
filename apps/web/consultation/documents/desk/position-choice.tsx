import type { ReactNode } from 'react';
import { type PositionId, type PositionValues, positionCost } from '#pdf/domain';
import { type CalendarDay, formatEuro } from '#platform/domain';
import { AmountChoice } from './amount-choice.tsx';

/** Which care aids are applied for, and how much a month; initially those in the cart. */
export function PositionChoice(props: {
  positions: readonly PositionValues[];
  today: CalendarDay;
  /** Whether a social Pflegekasse is asked, whose contract has prices. */
  socially: boolean;
  onChange: (positions: readonly PositionId[]) => void;
  onAmount: (position: PositionId, amount: number) => void;
  /** A note on one of them, directly below it. */
  below: (position: PositionId) => ReactNode;
}) {
  const { positions, today, socially, onChange, onAmount, below } = props;
  const groups = [
    {
      legend: `${socially ? 'Was beantragt' : 'Was gebraucht'} wird: zum Verbrauch (Produktgruppe 54)`,
      of: positions.filter(isConsumable),
    },
    {
      legend: `Wiederverwendbar (Produktgruppe 51)${socially ? ', ein eigener Antrag' : ''}`,
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
              cost={socially ? costInWords(position, today) : null}
              onChange={(amount) => onAmount(position.id, amount)}
            />
          )}
          {below(position.id)}
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

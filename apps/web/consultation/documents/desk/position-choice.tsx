import type { ReactNode } from 'react';
import { AID_POSITIONS, type PositionId } from '#pdf/domain';

/** Which care aids are applied for; initially those in the cart. */
export function PositionChoice(props: {
  chosen: readonly PositionId[];
  onChange: (positions: readonly PositionId[]) => void;
  /** A note on one of them, directly below it. */
  below: (position: PositionId) => ReactNode;
}) {
  const { chosen: ids, onChange, below } = props;
  return (
    <fieldset className="document-choice">
      <legend>Was beantragt wird</legend>
      {AID_POSITIONS.map(({ id, name, set }) => (
        <div key={id}>
          <label className="document-option">
            <input
              type="checkbox"
              checked={ids.includes(id)}
              onChange={({ target }) =>
                onChange(
                  AID_POSITIONS.flatMap((other) =>
                    (other.id === id ? target.checked : ids.includes(other.id)) ? [other.id] : [],
                  ),
                )
              }
            />
            <span>
              {name}
              {set !== '' && <span className="field-hint"> {set}</span>}
            </span>
          </label>
          {below(id)}
        </div>
      ))}
    </fieldset>
  );
}

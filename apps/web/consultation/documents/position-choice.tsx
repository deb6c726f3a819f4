import { AID_POSITIONS, type PositionId } from '#pdf/domain';

/** Which care aids are applied for: at the beginning those in the cart. */
export function PositionChoice(props: {
  /** Those that are ticked now. */
  chosen: readonly PositionId[];
  onChange: (positions: readonly PositionId[]) => void;
}) {
  const { chosen: ids, onChange } = props;
  return (
    <fieldset className="document-choice">
      <legend>Was beantragt wird</legend>
      {AID_POSITIONS.map(({ id, name, set }) => (
        <label className="document-option" key={id}>
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
      ))}
    </fieldset>
  );
}

import { useId } from 'react';
import { AREA_LABELS, areasOf, isFilled, proposalName } from '#consultation/domain';
import type { DocumentInput } from '#pdf/domain';

type Place = NonNullable<DocumentInput['decided']>;

/** The proposal whose products and amounts stand in the form; nothing to choose with a single one. */
export function ProposalSelect(props: {
  input: DocumentInput;
  chosen: Place | undefined;
  onChange: (chosen: Place | undefined) => void;
}) {
  const { input, chosen, onChange } = props;
  const id = useId();
  const places = placesOf(input);
  if (places.length < 2) return null;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Vorschlag im Formular
      </label>
      <select
        id={id}
        className="input"
        value={chosen === undefined ? '' : keyOf(chosen)}
        onChange={({ target }) => onChange(places.find((place) => keyOf(place) === target.value))}
      >
        <option value="">keiner: Produkte und Beträge bleiben leer</option>
        {places.map((place) => (
          <option key={keyOf(place)} value={keyOf(place)}>
            {AREA_LABELS[place.area]}, {proposalName(input.cart[place.area], place.tab)}
          </option>
        ))}
      </select>
    </div>
  );
}

const keyOf = ({ area, tab }: Place) => `${area}-${tab}`;

function placesOf({ method, cart }: DocumentInput): readonly Place[] {
  const filled = areasOf(method).flatMap((area) =>
    cart[area].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area, tab }] : [])),
  );
  // What is bought besides stands in no form of a contract.
  const supplies = filled.filter(({ area }) => area !== 2);
  return supplies.length > 0 ? supplies : filled;
}

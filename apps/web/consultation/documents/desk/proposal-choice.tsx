import { AREA_LABELS, areasOf, isFilled, proposalName } from '#consultation/domain';
import type { DocumentInput } from '#pdf/domain';

type Proposals = NonNullable<DocumentInput['proposals']>;

/** Which proposals are printed; initially all that contain a product. */
export function ProposalChoice(props: {
  input: DocumentInput;
  chosen: Proposals | undefined;
  onChange: (proposals: Proposals) => void;
}) {
  const { input, chosen, onChange } = props;
  const all = areasOf(input.method).flatMap((area) =>
    input.cart[area].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area, tab }] : [])),
  );
  if (all.length < 2) return null;
  const isChosen = (each: Proposals[number]) =>
    chosen === undefined || chosen.some(({ area, tab }) => area === each.area && tab === each.tab);
  return (
    <fieldset className="document-choice">
      <legend>Was gedruckt wird</legend>
      {all.map((each) => (
        <label className="document-option" key={`${each.area}-${each.tab}`}>
          <input
            type="checkbox"
            checked={isChosen(each)}
            onChange={({ target }) =>
              onChange(all.filter((other) => (other === each ? target.checked : isChosen(other))))
            }
          />
          <span>
            {AREA_LABELS[each.area]}, {proposalName(input.cart[each.area], each.tab)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';

/** Whether what the patient reads is set in large type; kept in the draft. */
export function LargeType() {
  const chosen = useDraftPart(({ draft }) => draft.largeType === true);
  const { update } = useDraftActions();
  return (
    <label className="document-option">
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ target }) =>
          update((draft) => ({ ...draft, largeType: target.checked ? true : undefined }))
        }
      />
      <span>Große Schrift (14 Punkt) für das, was die Person liest</span>
    </label>
  );
}

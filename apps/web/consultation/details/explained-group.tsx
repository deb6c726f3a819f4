import type { ExplainedItem } from '#consultation/domain';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { capital, type DetailsProps, detailId } from './detail-fields.tsx';
import { toggled } from './use-details.ts';

/** What was explained; only what concerns the person. */
export function ExplainedGroup({ details, set, items }: DetailsProps & { items: readonly ExplainedItem[] }) {
  const { explained = [] } = details;
  const ids = items.map(({ id }) => id);
  return (
    <>
      <ChoiceGroup
        id={detailId('explained')}
        label="Was wurde erklärt?"
        note="Was hier offen bleibt, lässt sich auf dem Papier von Hand ankreuzen."
        several
        choices={items.map(({ id, label }) => ({ value: id, label: capital(label) }))}
        chosen={explained}
        onChoose={(id) => {
          const next = toggled(ids, explained, id);
          set({ explained: next.length === 0 ? undefined : next });
        }}
      />
      {ids.some((id) => !explained.includes(id)) && (
        <p>
          <button type="button" className="button" onClick={() => set({ explained: ids })}>
            Alles ankreuzen
          </button>
        </p>
      )}
    </>
  );
}

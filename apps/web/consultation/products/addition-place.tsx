import { type CatalogueTab, tabOf } from '#catalogue/domain';
import { AREA_LABELS, areaOfLine, proposalName, type TabPlace } from '#consultation/domain';
import { useCare } from '../care/care-data.ts';
import { otherAreaInWords } from '../care/other-area.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Names the proposal that products of this tab are added to, if the catalogue was opened from one. */
export function AdditionPlace({ tab, opened }: { tab: CatalogueTab; opened: TabPlace | null }) {
  const { catalogue } = useCare();
  const facts = useAddContext('catalogue');
  const proposals = useDraftPart((state) => state.draft.cart[opened?.area ?? 0]);
  const sample = catalogue.find((product) => tabOf(product) === tab);
  if (opened === null || sample === undefined) return null;
  const area = areaOfLine(sample, facts, opened.area);
  if (area !== opened.area)
    return <p className="message message-notice">{otherAreaInWords(area, opened.area)}</p>;
  return (
    <p className="field-hint">
      Das Produkt kommt in: {AREA_LABELS[area]}, {proposalName(proposals, opened.tab)}
    </p>
  );
}

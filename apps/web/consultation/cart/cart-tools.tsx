import { useSearchParams } from '@remix-run/react';
import type { TabPlace } from '#consultation/domain';
import { COMPARISON, isComparison } from '../care/comparison-view.ts';
import { shownAt } from '../care/shown-proposal.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { StepBack } from './use-undo.tsx';

/** The calculator's buttons beside its heading; none while it calculates nothing. */
export function CartTools() {
  const { insurer } = usePerson();
  const { update } = useDraftActions();
  const [search, setSearch] = useSearchParams();
  if (insurer === null || isComparison(search)) return null;
  const show = (place: TabPlace) => update((before) => ({ ...before, shown: shownAt(place, before.shown) }));
  return (
    <div className="cart-tools">
      <StepBack onShow={show} />
      <button type="button" className="button button-compact" onClick={() => setSearch(COMPARISON)}>
        <span className="cart-tool-word">Vorschläge</span> vergleichen
      </button>
    </div>
  );
}

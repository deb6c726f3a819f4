import { amountDeparture, hasDailyNeed } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { withUnit } from '#platform/domain';
import { useCare } from '../care/care-data.ts';
import { useDecision } from '../care/use-decision.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { useOffer } from './use-offer.ts';

/** What the chosen supply departs from the prescribed amount, in words; null where it does not, or has a reason. */
export function useAmountDeparture(insurer: Krankenkasse): string | null {
  const details = useDraftPart((state) => state.draft.details) ?? {};
  const { products } = useCare();
  const { offer } = useOffer(insurer);
  const { supply: place } = useDecision().decision;
  if (details.departs || place === null) return null;
  const lines = offer.areas[place.area].tabs[place.tab]?.lines ?? [];
  const supply = lines.flatMap(({ product: id, size: name, monthlyPackages: packs }) => {
    const product = products.get(id);
    const size = product?.sizes[name];
    if (product === undefined || size === undefined || product.Anwendungstyp === 'Fixierhosen') return [];
    return hasDailyNeed(product, size) ? [{ packs, pieces: size.pieces }] : [];
  });
  const found = amountDeparture(details, supply);
  if (found === null) return null;
  return `Verordnet sind ${withUnit(found.prescribed, 'Stück')} im Monat, versorgt werden ${found.supplied}.`;
}

import { amountDeparture, hasDailyNeed } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { withUnit } from '#platform/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { chosenProposal } from '../care/chosen-proposal.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { useOffer } from './use-offer.ts';

/** What the chosen supply departs from the prescribed amount, in words; null where it does not, or has a reason. */
export function useAmountDeparture(insurer: Krankenkasse): string | null {
  const draft = useDraftPart((state) => state.draft);
  const { products } = useCare();
  const { method } = useConsultation().institution;
  const { gross } = usePerson();
  const { offer } = useOffer(insurer);
  const { details = {} } = draft;
  const place = chosenProposal(draft, method, gross);
  if (details.departs || !place?.decided || place.area === 2) return null;
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

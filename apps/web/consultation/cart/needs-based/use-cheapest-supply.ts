import { useMemo } from 'react';
import {
  addNeedsBased,
  type CheapestSupply,
  cheapestNeedsBased,
  cheapestSupply,
  differenceBase,
  type Offer,
  recommendationKey,
  recommendedAt,
  type TabPlace,
} from '#consultation/domain';
import { formatEuro } from '#platform/domain';
import { useRight } from '../../../session/frame-data.ts';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { useAddContext } from '../../care/use-add-context.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';

type Missing = Extract<CheapestSupply, { missing: unknown }>['missing'] | 'answers' | 'right';

/** Why no cheapest supply can be named. */
const WHY_NONE: Readonly<Record<Missing, string>> = {
  product: 'Zu den Angaben ist kein Produkt ohne Mehrkosten empfohlen. Der Produktkatalog hat weitere.',
  size: 'Kein empfohlenes Produkt ohne Mehrkosten gibt es in der Größe der Person.',
  price: 'Den empfohlenen Produkten ohne Mehrkosten fehlt der Preis.',
  answers: 'Eine Empfehlung gibt es, sobald die Anamnese vollständig ist.',
  right: 'Für eine Empfehlung brauchen Sie das Recht auf die Beratung.',
};

/** The cheapest sufficient supply of the recommendation, in words, and `add` to make it a proposal of its own. */
export function useCheapestSupply(offer: Offer) {
  const { products, recommendations } = useCare();
  const { prices } = useConsultation();
  const { answers } = usePerson();
  const context = useAddContext('recommendation');
  const mayConsult = useRight('bera_durch');
  const { getState, update } = useDraftActions();
  const found = useMemo((): { product: string; total: number } | { missing: Missing } => {
    const key = recommendationKey(answers);
    if (!mayConsult) return { missing: 'right' };
    if (!key.ok) return { missing: 'answers' };
    return cheapestSupply(recommendedAt(recommendations, key.key), prices, context);
  }, [answers, mayConsult, recommendations, prices, context]);
  if ('missing' in found) return { why: WHY_NONE[found.missing] } as const;
  const name = products.get(found.product)?.Produktbezeichnung ?? '';
  const add = (): TabPlace => {
    const { place } = addNeedsBased(getState().draft.cart, found.product, context);
    update(
      (draft) => ({ ...draft, cart: addNeedsBased(draft.cart, found.product, context).cart }),
      `„${name}“ wurde als Angebot ohne Mehrkosten hinzugefügt.`,
      true,
    );
    return place;
  };
  return {
    product: found.product,
    name,
    inWords: `${name}, ${formatEuro(found.total)} im Monat`,
    effect: effectInWords(offer, found.total),
    add,
  } as const;
}

/** What another needs-based proposal does to desired care: under method C its total may be what is deducted. */
function effectInWords({ method, grossAllowance: gross, areas }: Offer, total: number): string {
  const cheapest = cheapestNeedsBased(areas[0].tabs);
  if (method !== 'C' || gross === null) return 'Die Beträge der Wunschversorgung ändern sich dadurch nicht.';
  const before = differenceBase(gross, cheapest);
  const after = differenceBase(gross, Math.min(total, cheapest ?? total));
  if (after === before) return 'Die Beträge der Wunschversorgung ändern sich dadurch nicht.';
  return `Methode C zieht dann ${formatEuro(after)} statt ${formatEuro(before)} ab: Die Mehrkosten der Wunschversorgung steigen um bis zu ${formatEuro(before - after)}.`;
}

import {
  addNeedsBased,
  amountWithOnce,
  cheapestNeedsBased,
  differenceBase,
  type Offer,
  type Picked,
  paidInWords,
  type RecommendedProduct,
  type TabPlace,
} from '#consultation/domain';
import { methodOf } from '#institution/domain';
import { formatEuro } from '#platform/domain';
import { useRight } from '../../../session/frame-data.ts';
import { useAddContext } from '../../care/use-add-context.ts';
import { useRecommended } from '../../care/use-recommended.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { usePicks } from '../../figures/use-picks.ts';

type Missing = NonNullable<Picked['lacks']> | 'product' | 'answers' | 'right';

/** Why no cheapest supply can be named. */
const WHY_NONE: Readonly<Record<Missing, string>> = {
  product: 'Zu den Angaben ist kein Produkt ohne Mehrkosten empfohlen. Der Produktkatalog hat weitere.',
  size: 'In dieser Größe gibt es keine Empfehlung ohne Mehrkosten.',
  price: 'Den empfohlenen Produkten ohne Mehrkosten fehlt der Preis.',
  answers: 'Eine Empfehlung gibt es, sobald die Anamnese vollständig ist.',
  right: 'Für eine Empfehlung brauchen Sie das Recht auf die Beratung.',
};

const NONE: readonly RecommendedProduct[] = [];

/** The pick without Mehrkosten of the recommendation, in words, and `add` to make it a proposal of its own. */
export function useCheapestSupply(offer: Offer) {
  const context = useAddContext('recommendation');
  const mayConsult = useRight('bera_durch');
  const { getState, update } = useDraftActions();
  const list = useRecommended();
  const { basis } = usePicks(list ?? NONE);
  const missing = missingOf(mayConsult, list, basis);
  if (missing !== null || basis === undefined || basis.total === null)
    return { why: WHY_NONE[missing ?? 'price'] } as const;
  const { product, total, once, reason } = basis;
  const { id, Produktbezeichnung: name } = product;
  const add = (): TabPlace => {
    const { place } = addNeedsBased(getState().draft.cart, id, context);
    update(
      (draft) => ({ ...draft, cart: addNeedsBased(draft.cart, id, context).cart }),
      `„${name}“ wurde als Angebot ohne Mehrkosten hinzugefügt.`,
      true,
    );
    return place;
  };
  return {
    product: id,
    name,
    isMarked: reason === 'vendor',
    inWords: `${name}, ${amountWithOnce(total, once)}`,
    paid: `${name}, ${paidInWords(total, once)}`,
    effect: effectInWords(offer, total),
    add,
  } as const;
}

function missingOf(
  mayConsult: boolean,
  list: readonly RecommendedProduct[] | null,
  basis: Picked | undefined,
): Missing | null {
  if (!mayConsult) return 'right';
  if (list === null) return 'answers';
  return basis === undefined ? 'product' : basis.lacks;
}

/**
 * What another needs-based proposal does to desired care: under method C its total may be what is deducted. Null if it
 * changes nothing.
 */
function effectInWords({ method, grossAllowance: gross, areas }: Offer, total: number): string | null {
  const cheapest = cheapestNeedsBased(areas[0].tabs);
  if (methodOf(method).deducts !== 'needs-based' || gross === null) return null;
  const before = differenceBase(gross, cheapest);
  const after = differenceBase(gross, Math.min(total, cheapest ?? total));
  if (after === before) return null;
  return `Methode C zieht dann ${formatEuro(after)} statt ${formatEuro(before)} ab: Die Mehrkosten der Wunschversorgung steigen um bis zu ${formatEuro(before - after)}.`;
}

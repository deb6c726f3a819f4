import type { Product } from '#catalogue/domain';
import { addProduct, areaOfAddedLine, areasOf } from '#consultation/domain';
import { useCare } from '../care-data.ts';
import { useConsultation } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { usePerson } from '../use-person.ts';

/** The cart as this page sees it: what lies in it, and the way to put something there. */
export function useCalculator() {
  const { products } = useCare();
  const { institution } = useConsultation();
  const { draft, update } = useDraft();
  const { insurer, gross } = usePerson();
  const { method } = institution;
  const present = new Set(
    areasOf(method).flatMap((area) =>
      draft.cart[area].flatMap(({ lines }) => lines.map(({ product }) => product)),
    ),
  );
  const add = (product: Product) => {
    const area = areaOfAddedLine(product, method, insurer?.selfPay ?? false, gross);
    // The clothing size says nothing about gloves or bed pads: the calculator asks to check theirs.
    const context = { products, wantedSize: undefined, nextId: newLineId };
    update((before) => ({ ...before, cart: addProduct(before.cart, { area, tab: 0 }, product, context) }));
  };
  return { holds: (product: Product) => present.has(product.id), add };
}

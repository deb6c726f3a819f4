import type { Product } from '#catalogue/domain';
import { addProduct, areasOf } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { addedInWords } from '../care/added-in-words.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { useDraft } from '../draft/draft-provider.tsx';

/** The cart as seen by this page: its content, and an action that adds to it. */
export function useCalculator() {
  const { institution } = useConsultation();
  const { draft, update } = useDraft();
  const context = useAddContext('catalogue');
  const { method } = institution;
  const present = new Set(
    areasOf(method).flatMap((area) =>
      draft.cart[area].flatMap(({ lines }) => lines.map(({ product }) => product)),
    ),
  );
  const add = (product: Product) => {
    // The clothing size does not apply to gloves or bed pads: the calculator asks to check theirs.
    const unsized = { ...context, wantedSize: undefined, hip: undefined };
    update(
      (before) => ({ ...before, cart: addProduct(before.cart, null, product, unsized) }),
      addedInWords(product),
    );
  };
  return { holds: (product: Product) => present.has(product.id), add };
}

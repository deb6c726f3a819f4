import { useNavigate } from '@remix-run/react';
import type { Product } from '#catalogue/domain';
import {
  alternatives,
  areaOfLine,
  type CareType,
  type CartAreas,
  type ChoiceMode,
  chosenPlace,
  DEFAULT_MODE,
  holdsProduct,
  idsOf,
  isCartEmpty,
  modeInCart,
  type Pick,
  type Picks,
  placeChosen,
  type Quality,
  type RecommendedProduct,
} from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { useCare } from '../care/care-data.ts';
import { shownAt } from '../care/shown-proposal.ts';
import { useAddContext } from '../care/use-add-context.ts';
import type { Draft } from '../draft/draft.ts';
import { useDraft } from '../draft/draft-provider.tsx';

/** A recommendation to choose from. */
interface Offered {
  /** Key of the recommendation. */
  readonly key: string;
  readonly list: readonly RecommendedProduct[];
  readonly picks: Picks;
}

/** The chosen recommended products, how they are meant, and the action that continues with them. */
export function useChoice({ key, list, picks }: Offered) {
  const navigate = useNavigate();
  const { products } = useCare();
  const { draft, update } = useDraft();
  const context = useAddContext('recommendation');
  const mayCalculate = useRight('versorg_aufr');
  const areaOf = (product: Product) => areaOfLine(product, context);
  const listed = (id: string) => list.some(({ product }) => product.id === id);
  // A product deleted in the calculator is no longer chosen. One that is no longer recommended stays in the
  // cart, and is chosen again once it is recommended again.
  const isDeleted = ({ placed, cart }: Draft, id: string) => placed.includes(id) && !holdsProduct(cart, id);
  const asideIn = (from: Draft) => from.chosen.filter((id) => !listed(id) && !isDeleted(from, id));
  // The picks are chosen until the adviser decides otherwise, once for each key. A filled cart is a decision.
  const chosenIn = (from: Draft): readonly string[] => {
    const own = from.chosen.filter((id) => listed(id) && !isDeleted(from, id));
    if (own.length > 0 || from.pickedFor === key || !isCartEmpty(from.cart)) return own;
    return [picks.basis, picks.wish].flatMap((pick) => pick?.product.id ?? []);
  };
  const chosen = chosenIn(draft);

  const toggle = (pick: Pick) =>
    update((current) => {
      const now = chosenIn(current);
      const ids = idsOf(pick);
      const next = now.includes(pick.product.id)
        ? now.filter((other) => !ids.includes(other))
        : [...now, pick.product.id];
      return {
        ...current,
        pickedFor: key,
        chosen: [...next, ...asideIn(current)],
        placed: current.placed.filter((other) => !isDeleted(current, other)),
      };
    });
  const modeOf = (quality: Quality) =>
    draft.modes?.[quality] ??
    modeInCart(draft.cart, draft.placed.filter(listed), quality, products) ??
    DEFAULT_MODE;
  const setMode = (quality: Quality, mode: ChoiceMode) =>
    update((current) => ({ ...current, modes: { ...current.modes, [quality]: mode } }));
  /** How many proposals the chosen products of a quality can form; from two on, the mode is asked. */
  const countOf = (quality: Quality) =>
    alternatives(
      list.flatMap(({ product }) => (chosen.includes(product.id) ? [product] : [])),
      quality,
    ).length;
  /** Only wish products: the calculator opens with them (consultation specification, section 2). */
  const onlyWishes = (now: readonly string[]) =>
    now.length > 0 && list.every(({ product }) => !now.includes(product.id) || areaOf(product) === 1);
  const facts = { ...context, modes: draft.modes ?? {} };
  /** Saves the chosen products into the cart. */
  const saving = (current: Draft): Draft => {
    const now = chosenIn(current);
    const aside = asideIn(current).filter((id) => current.placed.includes(id));
    const placed = current.placed.filter(listed);
    const cart = placeChosen(current.cart, placed, now, { ...context, modes: current.modes ?? {} });
    const fresh = now.filter((id) => !placed.includes(id));
    const area = onlyWishes(now) ? 1 : 0;
    const tab = firstTabWith(cart, area, fresh) ?? firstTabWith(cart, area, now);
    // What the person has decided for goes before what was just chosen.
    const place = chosenPlace(cart, current.chosenProposal) ?? (tab === undefined ? null : { area, tab });
    return {
      ...current,
      pickedFor: key,
      chosen: [...now, ...aside],
      placed: [...now, ...aside],
      modes: undefined,
      cart,
      shown: place === null ? undefined : shownAt(place, current.shown),
    };
  };
  const goOn = () => {
    update(saving);
    navigate(mayCalculate ? '/cart' : '/offer');
  };
  const placed = draft.placed.filter(listed);
  return { chosen, placed, facts, toggle, modeOf, setMode, countOf, saving, goOn, mayCalculate };
}

/** The first proposal that contains one of these products. */
function firstTabWith(cart: CartAreas, area: CareType, ids: readonly string[]): number | undefined {
  const tab = cart[area].findIndex(({ lines }) => lines.some(({ product }) => ids.includes(product)));
  return tab === -1 ? undefined : tab;
}

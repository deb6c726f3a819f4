import { type CartAreas, holdsProduct } from '#consultation/domain';
import type { Draft } from './draft.ts';
import { sameContent } from './same-content.ts';

/** What a step changes: the cart, and the recommendations placed in it. */
type Placed = Pick<Draft, 'cart' | 'placed'>;

/** A step of the visit: the cart before and after, and a sentence saying what was done. */
export interface CartStep {
  readonly before: CartAreas;
  readonly after: CartAreas;
  /** Ids of the recommendations that were in the cart before it. */
  readonly placed: readonly string[];
  readonly words: string;
  /** The words are shown with an offer to undo the step, though it removed nothing. */
  readonly told?: boolean | undefined;
}

/** Upper bound, so that a long visit does not fill the memory. */
const MAX_STEPS = 200;
const SOME_CHANGE = 'Der Versorgungsrechner wurde geändert.';

/** The cart steps of this visit in this window, in memory only; each leads back to the one before. */
export class CartHistory {
  private list: readonly CartStep[] = [];

  /** The same array until something changes. */
  get steps(): readonly CartStep[] {
    return this.list;
  }

  note(before: Placed, after: Placed, words = SOME_CHANGE, told?: boolean): void {
    if (before.cart === after.cart) return;
    const step = {
      before: before.cart,
      after: after.cart,
      placed: before.placed,
      words,
      ...(told && { told }),
    };
    this.list = [...this.list, step].slice(-MAX_STEPS);
  }

  /** Removes and returns the newest step. */
  pop(): CartStep | undefined {
    const newest = this.list.at(-1);
    this.list = this.list.slice(0, -1);
    return newest;
  }

  /** Clears the history: another window or the end of the consultation replaced the cart. */
  clear(): void {
    if (this.list.length > 0) this.list = [];
  }
}

/**
 * Undoes a step: recommendations back in the cart are chosen again too. Applied to a draft that another window
 * changed, it leaves those changes alone.
 */
export const takingBack =
  ({ before, after, placed }: CartStep) =>
  (draft: Draft): Draft => {
    if (draft.cart !== after) return draft;
    const again = placed.filter((id) => !draft.chosen.includes(id) && holdsProduct(before, id));
    return { ...draft, cart: before, placed, chosen: [...draft.chosen, ...again] };
  };

/** Takes over the other draft's cart object if both are equal: steps are matched by identity. */
export function withCartOf(draft: Draft, other: Draft): Draft {
  return sameContent(draft.cart, other.cart) ? { ...draft, cart: other.cart } : draft;
}

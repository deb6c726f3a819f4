import { type CartAreas, holdsProduct } from '#consultation/domain';
import type { Draft } from './draft.ts';
import { sameContent } from './same-content.ts';

/** What a step changes: the cart, and which recommendations stand in it. */
type Placed = Pick<Draft, 'cart' | 'placed'>;

/** A step of the visit: the cart before and after it, and what was done, as a sentence. */
export interface CartStep {
  readonly before: CartAreas;
  readonly after: CartAreas;
  /** Ids of the recommendations that had been placed in the cart before it. */
  readonly placed: readonly string[];
  readonly words: string;
}

/** More steps than anybody goes back, so that a long visit does not fill the memory. */
const MAX_STEPS = 200;
const SOME_CHANGE = 'Der Versorgungsrechner wurde geändert.';

/** The steps of this visit in this window, in memory only: from the newest each leads back to the one before. */
export class CartHistory {
  private list: readonly CartStep[] = [];

  /** The same array until something changes. */
  get steps(): readonly CartStep[] {
    return this.list;
  }

  note(before: Placed, after: Placed, words = SOME_CHANGE): void {
    if (before.cart === after.cart) return;
    const step = { before: before.cart, after: after.cart, placed: before.placed, words };
    this.list = [...this.list, step].slice(-MAX_STEPS);
  }

  /** Takes the newest step off. */
  pop(): CartStep | undefined {
    const newest = this.list.at(-1);
    this.list = this.list.slice(0, -1);
    return newest;
  }

  /** Forgets all: the cart has become another one, by another window or by an end. */
  clear(): void {
    if (this.list.length > 0) this.list = [];
  }
}

/**
 * Takes a step back: what is in the cart again as a recommendation is chosen again, too. Made again on what another
 * window wrote meanwhile, it leaves that alone.
 */
export const takingBack =
  ({ before, after, placed }: CartStep) =>
  (draft: Draft): Draft => {
    if (draft.cart !== after) return draft;
    const again = placed.filter((id) => !draft.chosen.includes(id) && holdsProduct(before, id));
    return { ...draft, cart: before, placed, chosen: [...draft.chosen, ...again] };
  };

/** A draft with the very cart of another one where both say the same: steps are told by it. */
export function withCartOf(draft: Draft, other: Draft): Draft {
  return sameContent(draft.cart, other.cart) ? { ...draft, cart: other.cart } : draft;
}

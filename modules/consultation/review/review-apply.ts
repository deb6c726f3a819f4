import type { Product } from '#catalogue/domain';
import { CARE_TYPES, type CartAreas, type CartLine, type ChosenFor } from '../cart/cart.ts';
import { removeLine, type TabPlace, withTab } from '../cart/cart-edit.ts';
import { moveLines } from '../cart/move-lines.ts';
import { ownPlace, withoutEmptied } from '../cart/proposal-place.ts';
import { sizeFor } from '../cart/size-match.ts';
import { type ReviewFinding, reviewCart } from './review.ts';
import { type LineReview, movesHome, type ReviewFacts } from './review-line.ts';

/** What to do with a finding: 'Anpassen', 'Behalten', 'Entfernen'. */
export type ReviewDecision = 'adjust' | 'keep' | 'remove';

/** Input of a decision. `nextId` gives a fresh line id at each call. */
export interface DecisionFacts extends ReviewFacts {
  readonly nextId: () => string;
}

/**
 * Applies decisions about findings. 'Anpassen' corrects what it can: the replacement of a product that is no
 * longer recommended, the person's size, and the area (care aids and skin care go to its first proposal,
 * others to a new one). Need and time stay; with another product or size, packs set by hand fall back to the
 * computed ones. 'Behalten' only records the answers, so that the lines are not questioned again until
 * another answer changes. Emptied proposals are removed.
 *
 * @param ids of the findings' lines; lines that are gone are skipped
 */
export function applyReview(
  cart: CartAreas,
  ids: readonly string[],
  decision: ReviewDecision,
  facts: DecisionFacts,
): CartAreas {
  if (decision === 'keep') return keep(cart, ids, facts.now);
  if (decision === 'remove') return withoutEmptied(cart, remove(cart, ids, facts));
  // All lines are corrected in place before any moves, so that replacements are still there and a Fixierhose that
  // moves with its Vorlage has the right size. One after the other, so that a product taken as a replacement is not
  // taken twice.
  const step = (result: CartAreas, id: string, change: typeof fit) => {
    const finding = reviewCart(result, facts).find((each) => each.ids.includes(id));
    return finding?.adjustable ? change(result, finding, facts) : result;
  };
  const each = (result: CartAreas, change: typeof fit) =>
    ids.reduce((before, id) => step(before, id, change), result);
  // Again after the moves: in its new area a product may have a replacement that was taken in the former one.
  return each(each(each(cart, fit), move), fit);
}

function keep(cart: CartAreas, ids: readonly string[], now: ChosenFor): CartAreas {
  return CARE_TYPES.reduce<CartAreas>(
    (result, area) =>
      cart[area].reduce((before, { lines }, tab) => {
        if (!lines.some(({ id }) => ids.includes(id))) return before;
        return withLines(before, { area, tab }, (line) =>
          ids.includes(line.id) ? { ...line, chosenFor: known(now, line.chosenFor) } : line,
        );
      }, result),
    cart,
  );
}

function remove(cart: CartAreas, ids: readonly string[], { products }: ReviewFacts): CartAreas {
  return CARE_TYPES.reduce<CartAreas>(
    (result, area) =>
      cart[area].reduce((before, { lines }, tab) => {
        // A Fixierhose moves with its only Vorlage, or stays with another that needs it.
        const present = new Set(lines.map(({ id }) => id));
        const named = lines.filter(
          ({ id, companionOf = '' }) => ids.includes(id) && !present.has(companionOf),
        );
        return named.reduce((each, { id }) => removeLine(each, { area, tab }, id, products), before);
      }, result),
    cart,
  );
}

/** Corrects product and size; a line that still has to move keeps the answers of its area. */
function fit(cart: CartAreas, { place, lines }: ReviewFinding, { now }: DecisionFacts): CartAreas {
  const reviews = new Map(lines.map((review) => [review.line.id, review]));
  return withLines(cart, place, (line) => {
    const review = reviews.get(line.id);
    if (review === undefined) return line;
    return adjusted(line, review, review.area === undefined ? now : { ...now, paysAlone: null });
  });
}

/** Moves lines that belong to another area: care aids and skin care to its first proposal, the rest to a new one. */
function move(cart: CartAreas, { place, lines }: ReviewFinding, facts: DecisionFacts): CartAreas {
  const moving = lines.filter(({ area }) => area !== undefined);
  const [first] = moving;
  if (first?.area === undefined) return cart;
  const { area } = first;
  const ids = moving.map(({ line }) => line.id);
  const changed = keep(cart, ids, { key: null, size: null, paysAlone: facts.now.paysAlone });
  const to = movesHome(first) ? { cart: changed, place: { area, tab: 0 } } : ownPlace(changed, area);
  return withoutEmptied(changed, moveLines(to.cart, place, to.place, ids, facts));
}

/** The corrected line; it keeps the reasons that could not be corrected. */
function adjusted(line: CartLine, review: LineReview, now: ChosenFor): CartLine {
  const { replacement, size } = review;
  const before = line.chosenFor ?? now;
  const chosenFor = known(
    {
      ...now,
      key: replacement === null ? before.key : now.key,
      size: size?.to === null ? before.size : now.size,
      hip: size?.to === null ? before.hip : now.hip,
    },
    before,
  );
  if (replacement) {
    const sized = sizeOf(replacement, line, now);
    return { ...line, ...sized, product: replacement.id, monthlyPackages: undefined, chosenFor };
  }
  if (!size?.to) return { ...line, chosenFor };
  return { ...line, size: size.to, needsToSelectSize: false, monthlyPackages: undefined, chosenFor };
}

/** The person's size of a product; if that is unknown, the line's size if the product has it. */
function sizeOf({ sizes }: Product, line: CartLine, now: ChosenFor) {
  const { size, needsToSelectSize } = line;
  const names = Object.keys(sizes);
  if (now.size === null && now.hip === undefined && names.includes(size)) return { size, needsToSelectSize };
  return sizeFor(sizes, now.size ?? undefined, now.hip);
}

/** The values known now; unknown ones keep their former value. */
function known(now: ChosenFor, before: ChosenFor | undefined): ChosenFor {
  const hip = now.hip ?? before?.hip;
  return {
    key: now.key ?? before?.key ?? null,
    size: now.size ?? before?.size ?? null,
    ...(hip !== undefined && { hip }),
    paysAlone: now.paysAlone ?? before?.paysAlone ?? null,
  };
}

function withLines(cart: CartAreas, place: TabPlace, change: (line: CartLine) => CartLine): CartAreas {
  return withTab(cart, place, ({ lines }) => ({ lines: lines.map(change) }));
}

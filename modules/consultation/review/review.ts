import { areasOf } from '../cart/area.ts';
import type { CartAreas, CartLine } from '../cart/cart.ts';
import type { TabPlace } from '../cart/cart-edit.ts';
import { type LineReview, movesHome, type ReviewFacts, reviewCompanion, reviewLine } from './review-line.ts';

/** Lines that are decided together: a line, a Vorlage with its Fixierhose, or all lines that move to another area. */
export interface ReviewFinding {
  readonly place: TabPlace;
  /** Ids of all lines of the decision, including a Fixierhose without a reason of its own. */
  readonly ids: readonly string[];
  readonly lines: readonly LineReview[];
  /** Whether 'Anpassen' can correct something. */
  readonly adjustable: boolean;
  /** False if keeping would make the figures wrong: the Pauschale never covers care aids and skin care. */
  readonly keepable: boolean;
}

/**
 * Reviews the cart after a change of an answer that drives recommendation, size or area: finds lines that are
 * no longer recommended, have the wrong size, or belong to another area. Each line is checked against the
 * answers it was chosen for, so a deliberate choice of the adviser is no finding, and changing an answer back
 * removes the findings. Ignores areas that the method hides.
 */
export function reviewCart(cart: CartAreas, facts: ReviewFacts): readonly ReviewFinding[] {
  return areasOf(facts.method).flatMap((area) => {
    const taken = new Set(cart[area].flatMap(({ lines }) => lines.map(({ product }) => product)));
    return cart[area].flatMap(({ lines }, tab) => reviewTab(lines, { area, tab }, taken, facts));
  });
}

/** A line with its Fixierhosen. */
interface Unit {
  readonly lines: readonly CartLine[];
  readonly reviews: readonly LineReview[];
}

function reviewTab(
  lines: readonly CartLine[],
  place: TabPlace,
  taken: ReadonlySet<string>,
  facts: ReviewFacts,
): readonly ReviewFinding[] {
  const ids = new Set(lines.map(({ id }) => id));
  const follows = ({ companionOf }: CartLine) => companionOf !== undefined && ids.has(companionOf);
  const units = lines
    .filter((line) => !follows(line))
    .map((line): Unit => {
      const companions = lines.filter(({ companionOf }) => companionOf === line.id);
      const reviews = [
        reviewLine(line, place.area, taken, facts),
        ...companions.map((each) => reviewCompanion(each, facts)),
      ];
      return { lines: [line, ...companions], reviews: reviews.filter((each) => each !== null) };
    })
    .filter(({ reviews }) => reviews.length > 0);
  const together = units.filter(changesArea);
  const alone = units.filter((unit) => !changesArea(unit)).map((unit) => [unit]);
  const groups = together.length > 0 ? [together, ...alone] : alone;
  return groups.map((group) => findingOf(group, place));
}

/** Lines that a changed insurer moves stay together as one proposal. Care aids and skin care move separately. */
function changesArea({ reviews }: Unit): boolean {
  return reviews.some((review) => review.area !== undefined && !movesHome(review));
}

function findingOf(units: readonly Unit[], place: TabPlace): ReviewFinding {
  const lines = units.flatMap(({ reviews }) => reviews);
  return {
    place,
    ids: units.flatMap((unit) => unit.lines.map(({ id }) => id)),
    lines,
    adjustable: lines.some(({ area, replacement, size }) => area !== undefined || replacement || size?.to),
    keepable: !lines.some(movesHome),
  };
}

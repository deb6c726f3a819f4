import { areasOf } from '../answers/area.ts';
import type { CartAreas, CartLine } from '../cart/cart.ts';
import type { TabPlace } from '../cart/cart-edit.ts';
import { type LineReview, movesHome, type ReviewFacts, reviewCompanion, reviewLine } from './review-line.ts';

/** What is decided at once: a line, a Vorlage with its Fixierhose, or what moves to another area together. */
export interface ReviewFinding {
  readonly place: TabPlace;
  /** Ids of all lines that a decision is about, the Fixierhose included that has nothing against it itself. */
  readonly ids: readonly string[];
  readonly lines: readonly LineReview[];
  /** Whether there is something that 'Anpassen' puts right. */
  readonly adjustable: boolean;
  /** False where the figures would be wrong: the Pauschale never pays for care aids and skin care. */
  readonly keepable: boolean;
}

/**
 * Looks the cart through after an answer has changed that drives recommendation, size or area (readings,
 * section 8): names the lines that are no longer recommended, whose size no longer fits, or that belong to
 * another area. Each line is judged against the answers it was chosen for: what the adviser chose otherwise
 * on purpose is no finding, and an answer that is changed back leaves none. An area that the method hides is
 * left alone.
 */
export function reviewCart(cart: CartAreas, facts: ReviewFacts): readonly ReviewFinding[] {
  return areasOf(facts.method).flatMap((area) => {
    const taken = new Set(cart[area].flatMap(({ lines }) => lines.map(({ product }) => product)));
    return cart[area].flatMap(({ lines }, tab) => reviewTab(lines, { area, tab }, taken, facts));
  });
}

/** A line with the Fixierhosen that belong to it. */
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

/** What a changed insurer moves is moved together: a proposal stays one. Care aids and skin care go home alone. */
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

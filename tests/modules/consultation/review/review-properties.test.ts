import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  applyReview,
  type CartAreas,
  type CartLine,
  type DecisionFacts,
  type ReviewFinding,
  reviewCart,
} from '#consultation/domain';
import type { ChosenFor } from '../../../../modules/consultation/cart/cart.ts';
import { counter, PRODUCTS } from './review-cases.ts';

const chosenFor: fc.Arbitrary<ChosenFor> = fc.record({
  key: fc.constantFrom(null, 'one', 'two'),
  size: fc.constantFrom(null, 'S', 'M', 'L', 'XL'),
  paysAlone: fc.constantFrom(null, true, false),
});
const line = fc.record({
  product: fc.constantFrom(...PRODUCTS.keys(), 'gone'),
  size: fc.constantFrom('S', 'M', 'L'),
  dailyNeed: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  monthlyPackages: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  origin: fc.constantFrom(undefined, 'recommendation', 'catalogue'),
  chosenFor: fc.option(chosenFor, { nil: undefined }),
  /** Belongs to the line before it, where that is a Vorlage and this a Fixierhose. */
  follows: fc.boolean(),
});
type Drawn = typeof line extends fc.Arbitrary<infer T> ? T : never;
const typeOf = ({ product }: { product: string }) => PRODUCTS.get(product)?.Anwendungstyp;

function asLines(drawn: readonly Drawn[], nextId: () => string): CartLine[] {
  const lines: CartLine[] = [];
  for (const { follows, ...each } of drawn) {
    const before = lines.at(-1);
    const linked = follows && typeOf(each) === 'Fixierhosen' && before && typeOf(before) === 'Vorlagen';
    const sizes = Object.keys(PRODUCTS.get(each.product)?.sizes ?? {});
    const size = sizes.includes(each.size) ? each.size : (sizes[0] ?? each.size);
    const companion = linked ? { companionOf: before.id } : {};
    lines.push({ ...each, size, id: nextId(), selectedTime: 2, needsToSelectSize: false, ...companion });
  }
  return lines;
}
const tabs = fc.array(fc.array(line, { maxLength: 4 }), { minLength: 1, maxLength: 3 });
const cart: fc.Arbitrary<CartAreas> = fc.tuple(tabs, tabs, tabs).map((areas) => {
  const nextId = counter('line-');
  return areas.map((each) =>
    each.map((lines) => ({ lines: asLines(lines, nextId) })),
  ) as unknown as CartAreas;
});
const facts: fc.Arbitrary<DecisionFacts> = fc
  .record({
    method: fc.constantFrom('A', 'B', 'C'),
    now: chosenFor,
    recommended: fc.option(fc.subarray([...PRODUCTS.keys()]).map((ids) => new Set(ids))),
  })
  .map((given) => ({ ...given, products: PRODUCTS, nextId: counter('new-') }));

const idsOf = (findings: readonly ReviewFinding[]) => findings.flatMap(({ ids }) => ids);
const linesOf = (given: CartAreas) => given.flatMap((areas) => areas.flatMap(({ lines }) => lines));
const text = (given: unknown) => JSON.stringify(given);
/** The cart without what its lines remember. */
const choices = (given: CartAreas) =>
  text(given.map((areas) => areas.map(({ lines }) => lines.map(({ chosenFor: _, ...rest }) => rest))));

describe('for any cart and any change of the answers', () => {
  // @spec consultation-changed-answers-3
  it('Anpassen of all leaves no size and no area that could be put right', () => {
    fc.assert(
      fc.property(cart, facts, (given, with_) => {
        const before = reviewCart(given, with_);
        const after = applyReview(given, idsOf(before), 'adjust', with_);
        return reviewCart(after, with_).every(({ lines }) =>
          lines.every(({ size, area }) => !size?.to && area === undefined),
        );
      }),
    );
  });

  it('Anpassen keeps each line but for Fixierhosen, with its need and its time of day', () => {
    fc.assert(
      fc.property(cart, facts, (given, with_) => {
        const after = applyReview(given, idsOf(reviewCart(given, with_)), 'adjust', with_);
        const kept = (lines: readonly CartLine[]) =>
          text(
            lines
              .filter((each) => typeOf(each) !== 'Fixierhosen')
              .map(({ id, dailyNeed, selectedTime }) => [id, dailyNeed, selectedTime].join())
              .sort(),
          );
        return kept(linesOf(given)) === kept(linesOf(after));
      }),
    );
  });

  it('Behalten of all changes nothing in the cart, and leaves named only what the Pauschale never pays for', () => {
    fc.assert(
      fc.property(cart, facts, (given, with_) => {
        const after = applyReview(given, idsOf(reviewCart(given, with_)), 'keep', with_);
        return (
          choices(after) === choices(given) && reviewCart(after, with_).every(({ keepable }) => !keepable)
        );
      }),
    );
  });

  it('Entfernen of all leaves nothing to say but of a Fixierhose that another Vorlage keeps, and takes nothing else', () => {
    fc.assert(
      fc.property(cart, facts, (given, with_) => {
        const ids = idsOf(reviewCart(given, with_));
        const after = applyReview(given, ids, 'remove', with_);
        const left = linesOf(given).filter(({ id }) => !ids.includes(id));
        const now = new Set(linesOf(after).map(({ id }) => id));
        const inherited = reviewCart(after, with_).every(({ lines }) =>
          lines.every(({ line }) => line.companionOf),
        );
        return inherited && left.every(({ id }) => now.has(id));
      }),
    );
  });

  it('no decision leaves an area without a proposal, or a Fixierhose without the Vorlage it belongs to', () => {
    fc.assert(
      fc.property(cart, facts, fc.constantFrom('adjust', 'keep', 'remove'), (given, with_, decision) => {
        const after = applyReview(given, idsOf(reviewCart(given, with_)), decision, with_);
        return after.every(
          (areas) =>
            areas.length > 0 &&
            areas.every(({ lines }) =>
              lines.every(
                ({ companionOf }) => companionOf === undefined || lines.some(({ id }) => id === companionOf),
              ),
            ),
        );
      }),
    );
  });
});

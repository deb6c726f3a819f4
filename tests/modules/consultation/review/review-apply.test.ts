import { describe, expect, it } from 'vitest';
import {
  applyReview,
  type CartAreas,
  type CartLine,
  changeNeed,
  changePackages,
  type DecisionFacts,
  reviewCart,
} from '#consultation/domain';
import { productsOf } from '../place-cases.ts';
import { BEFORE, cartOf, counter, PRODUCTS } from './review-cases.ts';

function facts(now: Partial<DecisionFacts['now']>, recommended: readonly string[] = []): DecisionFacts {
  return {
    products: PRODUCTS,
    method: 'A',
    now: { ...BEFORE, ...now },
    recommended: new Set(recommended),
    nextId: counter('new-'),
  };
}
const allIds = (cart: CartAreas, given: DecisionFacts) => reviewCart(cart, given).flatMap(({ ids }) => ids);
const lineOf = (cart: CartAreas, product: string): CartLine | undefined =>
  cart.flatMap((tabs) => tabs.flatMap(({ lines }) => lines)).find((line) => line.product === product);
const FIRST = { area: 0, tab: 0 } as const;

describe('Anpassen', () => {
  it('takes the person’s size; packs set by hand go, the need stays', () => {
    const given = facts({ size: 'L' });
    const by = changeNeed(cartOf(0, [['slip']]), FIRST, '0-1', 5, true);
    const cart = applyReview(changePackages(by, FIRST, '0-1', 9), ['0-1'], 'adjust', given);
    expect(lineOf(cart, 'slip')).toMatchObject({ size: 'L', dailyNeed: 5, needsToSelectSize: false });
    expect(lineOf(cart, 'slip')?.monthlyPackages).toBeUndefined();
    expect(reviewCart(cart, given)).toEqual([]);
  });

  it('gives the Fixierhose of a Vorlage its size too', () => {
    const given = facts({ size: 'L' });
    const cart = cartOf(0, [['vorlage']]);
    expect(lineOf(applyReview(cart, ['0-1'], 'adjust', given), 'fix-basis')?.size).toBe('L');
  });

  it('replaces what is no longer recommended, in the person’s size, and keeps need and Fixierhose', () => {
    const given = facts({ key: 'now', size: 'L' }, ['slip-plus', 'vorlage-plus', 'fix-basis']);
    const cart = changeNeed(cartOf(0, [['slip'], ['vorlage']]), FIRST, '0-1', 5, true);
    const after = applyReview(cart, allIds(cart, given), 'adjust', given);
    expect(productsOf(after)[0]).toEqual([['slip-plus'], ['vorlage-plus', 'fix-basis']]);
    expect(lineOf(after, 'slip-plus')).toMatchObject({
      id: '0-1',
      size: 'L',
      dailyNeed: 5,
      chosenFor: given.now,
    });
    expect(lineOf(after, 'fix-basis')?.companionOf).toBe(lineOf(after, 'vorlage-plus')?.id);
    expect(reviewCart(after, given)).toEqual([]);
  });

  it('keeps the size of what it replaces while the person’s is not known', () => {
    const given = facts({ key: 'now', size: null }, ['slip-plus']);
    const [needs, wish, free] = cartOf(0, [['slip']]);
    const large: CartAreas = [
      needs.map(({ lines }) => ({ lines: lines.map((l) => ({ ...l, size: 'L' })) })),
      wish,
      free,
    ];
    expect(lineOf(applyReview(large, ['0-1'], 'adjust', given), 'slip-plus')?.size).toBe('L');
  });

  it('takes a replacement once: a second line that it could replace stays named', () => {
    const given = facts({ key: 'now' }, ['slip-plus']);
    const cart = cartOf(0, [['slip'], ['slip-extra']]);
    const after = applyReview(cart, allIds(cart, given), 'adjust', given);
    expect(productsOf(after)[0]).toEqual([['slip-plus'], ['slip-extra']]);
    expect(reviewCart(after, given)).toMatchObject([{ adjustable: false, lines: [{ replacement: null }] }]);
  });

  it('puts right what it can and leaves the rest named', () => {
    const given = facts({ key: 'now', size: 'L' });
    const after = applyReview(cartOf(0, [['slip']]), ['0-1'], 'adjust', given);
    expect(lineOf(after, 'slip')?.size).toBe('L');
    expect(reviewCart(after, given)).toMatchObject([{ lines: [{ replacement: null }] }]);
  });

  it('moves a proposal as a whole into one of its own, with packs and Fixierhose, and lets the old one go', () => {
    const given = facts({ paysAlone: true }, ['slip', 'vorlage', 'premium']);
    const [needs] = changePackages(cartOf(0, [['slip', 'vorlage'], ['pull-up']]), FIRST, '0-1', 7);
    const cart: CartAreas = [needs, cartOf(1, [['premium']])[1], [{ lines: [] }]];
    const after = applyReview(cart, ['0-1'], 'adjust', given);
    expect(productsOf(after)).toEqual([[['pull-up']], [['premium'], ['slip', 'vorlage', 'fix-basis']], [[]]]);
    expect(lineOf(after, 'slip')?.monthlyPackages).toBe(7);
    const all = applyReview(cart, allIds(cart, given), 'adjust', given);
    expect(productsOf(all)).toEqual([
      [[]],
      [['premium'], ['slip', 'vorlage', 'fix-basis'], ['pull-up']],
      [[]],
    ]);
  });

  it('puts care aids into the first proposal of free sale', () => {
    const given = facts({});
    const after = applyReview(
      cartOf(0, [['slip', 'gloves']]),
      allIds(cartOf(0, [['slip', 'gloves']]), given),
      'adjust',
      given,
    );
    expect(productsOf(after)).toEqual([[['slip']], [[]], [['gloves']]]);
  });

  it('gives a Vorlage that stays behind a Fixierhose like the one that goes', () => {
    const given = facts({ paysAlone: true }, ['vorlage', 'vorlage-plus']);
    const [needs, wish, free] = cartOf(0, [['vorlage', 'vorlage-plus']]);
    const kept = needs.map(({ lines }) => ({
      lines: lines.map((line) =>
        line.product === 'vorlage-plus' ? { ...line, chosenFor: given.now } : line,
      ),
    }));
    const after = applyReview([kept, wish, free], ['0-1'], 'adjust', given);
    expect(productsOf(after)).toEqual([[['vorlage-plus', 'fix-basis']], [['vorlage', 'fix-basis']], [[]]]);
    const companion = after[0][0]?.lines[1];
    expect(companion).toMatchObject({ id: 'new-1', companionOf: after[0][0]?.lines[0]?.id });
  });
});

describe('Behalten', () => {
  it('asks no more until another answer changes', () => {
    const given = facts({ size: 'L' });
    const cart = applyReview(cartOf(0, [['slip']]), ['0-1'], 'keep', given);
    expect(lineOf(cart, 'slip')?.size).toBe('M');
    expect(reviewCart(cart, given)).toEqual([]);
    expect(reviewCart(cart, facts({ size: 'S' }))).toHaveLength(1);
  });

  it('does not forget what was known where an answer is missing now', () => {
    const cart = applyReview(
      cartOf(0, [['slip']]),
      ['0-1'],
      'keep',
      facts({ key: null, size: null, paysAlone: null }),
    );
    expect(lineOf(cart, 'slip')?.chosenFor).toEqual(BEFORE);
  });

  it('holds for the Fixierhose with its Vorlage', () => {
    const given = facts({ size: 'L' });
    const cart = cartOf(0, [['vorlage']]);
    expect(reviewCart(applyReview(cart, allIds(cart, given), 'keep', given), given)).toEqual([]);
  });
});

describe('Entfernen', () => {
  it('takes the Vorlage with its Fixierhose, and the proposal that is empty then', () => {
    const given = facts({ key: 'now' });
    const cart = cartOf(0, [['vorlage'], ['slip']]);
    const [finding] = reviewCart(cart, given);
    expect(productsOf(applyReview(cart, finding?.ids ?? [], 'remove', given))[0]).toEqual([['slip']]);
    expect(productsOf(applyReview(cart, allIds(cart, given), 'remove', given))[0]).toEqual([[]]);
  });

  it('leaves the Fixierhose to another Vorlage that it holds too', () => {
    const given = facts({ key: 'now' }, ['vorlage-plus']);
    const cart = cartOf(0, [['vorlage', 'vorlage-plus']]);
    const kept = applyReview(cart, ['0-1', '0-2'], 'remove', given);
    expect(productsOf(kept)[0]).toEqual([['fix-basis', 'vorlage-plus']]);
    expect(kept[0][0]?.lines[0]?.companionOf).toBe(kept[0][0]?.lines[1]?.id);
  });

  it('lets stay a proposal that was empty before', () => {
    const given = facts({ key: 'now' });
    expect(productsOf(applyReview(cartOf(0, [['slip'], []]), ['0-1'], 'remove', given))[0]).toEqual([[]]);
    expect(
      productsOf(applyReview(cartOf(0, [['slip'], [], ['pull-up']]), ['0-1'], 'remove', given))[0],
    ).toEqual([[], ['pull-up']]);
  });
});

it.each(['adjust', 'keep', 'remove'] as const)(
  '%s passes over a line that has gone meanwhile',
  (decision) => {
    const cart = cartOf(0, [['slip']]);
    expect(applyReview(cart, ['gone'], decision, facts({ size: 'L' }))).toBe(cart);
  },
);

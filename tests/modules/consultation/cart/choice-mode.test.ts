import { describe, expect, it } from 'vitest';
import { alternatives, type CartAreas, EMPTY_CART, modeInCart, placeChosen } from '#consultation/domain';
import { facts, productsOf } from '../place-cases.ts';

describe('several products of one quality', () => {
  const together = facts({ modes: { Basis: 'together' } });
  const compare = facts({ modes: { Basis: 'compare' } });
  const place = (chosen: string[], given = facts(), cart = EMPTY_CART, placed: string[] = []) =>
    placeChosen(cart, placed, chosen, given);

  it('are proposals of their own unless something else is said; a Vorlage with its Fixierhose is one', () => {
    expect(productsOf(place(['basis', 'vorlage', 'fix', 'premium', 'premium-2']))).toEqual([
      [['basis'], ['vorlage', 'fix']],
      [['premium'], ['premium-2']],
      [[]],
    ]);
  });

  it('of a self-payer too, and so are products of two qualities', () => {
    const cart = place(['premium', 'basis'], facts({ selfPay: true, gross: 0 }));
    expect(productsOf(cart)[1]).toEqual([['premium'], ['basis']]);
  });

  it('are one proposal where they are used together, which is said for each quality', () => {
    const cart = place(['basis', 'vorlage', 'premium', 'premium-2'], together);
    expect(productsOf(cart)).toEqual([[['basis', 'vorlage', 'fix']], [['premium'], ['premium-2']], [[]]]);
  });

  // @spec consultation-changed-answers-1
  it('are parted and brought together again, each as the adviser left it', () => {
    const chosen = ['basis', 'vorlage', 'vorlage-2'];
    const first = place(chosen, together);
    const [needs, ...others] = first;
    const edited: CartAreas = [
      needs.map(({ lines }) => ({ lines: lines.map((line) => ({ ...line, dailyNeed: 5 })) })),
      ...others,
    ];
    const parted = place(chosen, compare, edited, chosen);
    expect(productsOf(parted)[0]).toEqual([['basis'], ['vorlage', 'fix'], ['vorlage-2', 'fix']]);
    expect(parted[0].every(({ lines }) => lines.every(({ dailyNeed }) => dailyNeed === 5))).toBe(true);
    const [, own] = parted[0][2]?.lines ?? [];
    expect(own?.companionOf).toBe(parted[0][2]?.lines[0]?.id);
    const again = place(chosen, together, parted, chosen);
    expect(productsOf(again)[0]).toEqual([['basis', 'vorlage', 'fix', 'vorlage-2']]);
    expect(place(chosen, together, again, chosen)).toEqual(again);
  });

  it('stay as they stand in the cart while nothing else is said', () => {
    const one = place(['basis', 'vorlage'], together);
    expect(place(['basis', 'vorlage'], facts(), one, ['basis', 'vorlage'])).toBe(one);
    const third = place(['basis', 'vorlage', 'basis-2'], facts(), one, ['basis', 'vorlage']);
    expect(productsOf(third)[0]).toEqual([['basis', 'vorlage', 'fix', 'basis-2']]);
    const apart = place(['basis', 'basis-2'], compare);
    expect(
      productsOf(place(['basis', 'basis-2', 'vorlage'], facts(), apart, ['basis', 'basis-2']))[0],
    ).toEqual([['basis'], ['basis-2'], ['vorlage', 'fix']]);
  });

  it('leave what was added by hand where it is, and never join it', () => {
    const line = {
      id: 'x',
      product: 'basis-2',
      size: 'M',
      selectedTime: 2,
      needsToSelectSize: false,
      origin: 'catalogue',
    } as const;
    const cart: CartAreas = [[{ lines: [line] }], EMPTY_CART[1], EMPTY_CART[2]];
    const placed = place(['basis', 'vorlage'], together, cart);
    expect(productsOf(placed)[0]).toEqual([['basis-2'], ['basis', 'vorlage', 'fix']]);
    expect(productsOf(place(['basis', 'vorlage'], compare, placed, ['basis', 'vorlage']))[0]).toEqual([
      ['basis-2'],
      ['basis'],
      ['vorlage', 'fix'],
    ]);
  });

  it('leave no empty proposal behind when one is no longer chosen', () => {
    const cart = place(['basis', 'basis-2', 'vorlage']);
    expect(
      productsOf(place(['basis-2', 'vorlage'], facts(), cart, ['basis', 'basis-2', 'vorlage']))[0],
    ).toEqual([['basis-2'], ['vorlage', 'fix']]);
    expect(productsOf(place([], facts(), cart, ['basis', 'basis-2', 'vorlage']))[0]).toEqual([[]]);
  });

  it('a Fixierhose that was chosen before its Vorlage belongs to it from then on', () => {
    const cart = place(['vorlage', 'fix'], facts(), place(['fix']), ['fix']);
    expect(productsOf(cart)[0]).toEqual([['fix', 'vorlage']]);
    const [fix, vorlage] = cart[0][0]?.lines ?? [];
    expect(fix?.companionOf).toBe(vorlage?.id);
    // It is the Vorlage's: it stays when it is no longer ticked, and goes with the Vorlage.
    expect(productsOf(place(['vorlage'], facts(), cart, ['vorlage', 'fix']))[0]).toEqual([
      ['fix', 'vorlage'],
    ]);
    expect(productsOf(place([], facts(), cart, ['vorlage', 'fix']))[0]).toEqual([[]]);
  });
});

describe('how several are meant', () => {
  const products = facts().products;
  const mode = (cart: CartAreas, ...placed: string[]) => modeInCart(cart, placed, 'Basis', products);

  it('is read off the cart', () => {
    const both = ['basis', 'vorlage'];
    const one = placeChosen(EMPTY_CART, [], both, facts({ modes: { Basis: 'together' } }));
    expect(mode(one, ...both)).toBe('together');
    expect(mode(placeChosen(EMPTY_CART, [], both, facts()), ...both)).toBe('compare');
    expect(mode(one, 'basis')).toBeUndefined();
    expect(modeInCart(one, both, 'Premium', products)).toBeUndefined();
  });

  it('is a question from two products on, of which a Vorlage and its Fixierhose are one', () => {
    const count = (...ids: string[]) =>
      alternatives(
        ids.flatMap((id) => products.get(id) ?? []),
        'Basis',
      ).length;
    expect(count('vorlage', 'fix')).toBe(1);
    expect(count('basis', 'fix')).toBe(2);
    expect(count('basis', 'vorlage', 'fix')).toBe(2);
    expect(count('basis', 'premium')).toBe(1);
  });
});

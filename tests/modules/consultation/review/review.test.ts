import { describe, expect, it } from 'vitest';
import { type CartAreas, reviewCart } from '#consultation/domain';
import type { ReviewFacts } from '../../../../modules/consultation/review/review-line.ts';
import { BEFORE, cartOf, PRODUCTS } from './review-cases.ts';

const RECOMMENDED = ['slip', 'premium', 'vorlage', 'fix-basis'];

function facts(now: Partial<ReviewFacts['now']> = {}, part: Partial<ReviewFacts> = {}): ReviewFacts {
  return {
    products: PRODUCTS,
    method: 'A',
    now: { ...BEFORE, ...now },
    recommended: new Set(RECOMMENDED),
    ...part,
  };
}
/** What was found, as short as can be: the products with their reasons. */
const found = (cart: CartAreas, given: ReviewFacts) =>
  reviewCart(cart, given).map(({ lines }) =>
    lines.map(({ product, replacement, size, area }) => ({
      product: product.id,
      ...(replacement !== undefined && { replacement: replacement?.id ?? null }),
      ...(size && { size }),
      ...(area !== undefined && { area }),
    })),
  );

/** The facts with ranges of hip circumferences: M 70 to 110 cm, L 100 to 150 cm. */
function rangedFacts(now: Partial<ReviewFacts['now']>): ReviewFacts {
  const slip = PRODUCTS.get('slip');
  if (slip === undefined) throw new Error('There is no slip.');
  const { M, L } = slip.sizes;
  if (M === undefined || L === undefined) throw new Error('The slip has no M or no L.');
  const ranged = { ...slip, sizes: { M: { ...M, hu: '70-110' }, L: { ...L, hu: '100-150' } } };
  return facts(now, { products: new Map([...PRODUCTS, ['slip', ranged]]) });
}

describe('looking the cart through', () => {
  it('finds nothing while the answers say the same', () => {
    expect(found(cartOf(0, [['slip'], ['vorlage']]), facts())).toEqual([]);
  });

  it('leaves a line alone that remembers nothing', () => {
    const cart = cartOf(0, [['slip']]);
    const old: CartAreas = [
      [{ lines: cart[0][0]?.lines.map(({ chosenFor, ...line }) => line) ?? [] }],
      cart[1],
      cart[2],
    ];
    expect(found(old, facts({ key: 'now', size: 'L', paysAlone: true }, { recommended: new Set() }))).toEqual(
      [],
    );
  });
});

describe('a line that is no longer recommended', () => {
  const now = { key: 'now' };

  it('is named, with the one product of its kind and quality that is', () => {
    const recommended = new Set(['slip-plus', 'premium', 'pull-up']);
    expect(found(cartOf(0, [['slip']]), facts(now, { recommended }))).toEqual([
      [{ product: 'slip', replacement: 'slip-plus' }],
    ]);
  });

  it.each([
    ['several fit', ['slip-plus', 'slip-extra']],
    ['none fits', ['pull-up', 'premium']],
    ['nothing is recommended any more', []],
  ])('has no replacement where %s', (_, ids) => {
    const [finding] = reviewCart(cartOf(0, [['slip']]), facts(now, { recommended: new Set(ids) }));
    expect(finding).toMatchObject({ adjustable: false, keepable: true, lines: [{ replacement: null }] });
  });

  it('is not replaced by what its area holds already', () => {
    const cart = cartOf(0, [['slip'], ['slip-plus']]);
    expect(found(cart, facts(now, { recommended: new Set(['slip-plus']) }))).toEqual([
      [{ product: 'slip', replacement: null }],
    ]);
  });

  it('still recommended, or from the catalogue, or while no recommendation can be named, is no finding', () => {
    const recommended = new Set<string>();
    expect(found(cartOf(0, [['slip']]), facts(now))).toEqual([]);
    expect(found(cartOf(0, [['slip']], 'catalogue'), facts(now, { recommended }))).toEqual([]);
    expect(found(cartOf(0, [['slip']]), facts({ key: null }, { recommended: null }))).toEqual([]);
  });

  it('takes its Fixierhose along, which is no finding of its own', () => {
    const [finding] = reviewCart(cartOf(0, [['vorlage']]), facts(now, { recommended: new Set() }));
    expect(finding?.lines).toHaveLength(1);
    expect(finding?.ids).toHaveLength(2);
  });

  it('is a Fixierhose too where it was chosen by itself', () => {
    expect(found(cartOf(0, [['fix-basis']]), facts(now, { recommended: new Set() }))).toEqual([
      [{ product: 'fix-basis', replacement: null }],
    ]);
  });
});

describe('a size', () => {
  it('that is no longer the person’s is named with the one that is', () => {
    expect(found(cartOf(0, [['slip']]), facts({ size: 'L' }))).toEqual([
      [{ product: 'slip', size: { wanted: 'L', to: 'L' } }],
    ]);
  });

  it('in which the product is not made has no way to put it right', () => {
    const [finding] = reviewCart(cartOf(0, [['slip']]), facts({ size: 'XL' }));
    expect(finding).toMatchObject({ adjustable: false, lines: [{ size: { wanted: 'XL', to: null } }] });
  });

  it('of the Fixierhose counts, of the Vorlage in one size not', () => {
    expect(found(cartOf(0, [['vorlage']]), facts({ size: 'S' }))).toEqual([
      [{ product: 'fix-basis', size: { wanted: 'S', to: 'S' } }],
    ]);
  });

  it('of gloves is nobody’s clothing size', () => {
    expect(found(cartOf(2, [['gloves']]), facts({ size: 'L' }))).toEqual([]);
  });

  it('by the hip is that of the range, whatever the clothing size', () => {
    const by = (hip: number, size = 'M') => found(cartOf(0, [['slip']]), rangedFacts({ hip, size }));
    expect(by(130)).toEqual([[{ product: 'slip', size: { hip: 130, to: 'L' } }]]);
    expect(by(200)).toEqual([[{ product: 'slip', size: { hip: 200, to: null } }]]);
    expect(by(100)).toEqual([]);
    // M holds it, though the clothing size has changed.
    expect(by(100, 'L')).toEqual([]);
  });

  it('by the hip is not asked about again once decided for it', () => {
    const [needs, ...rest] = cartOf(0, [['slip']]);
    const decided = needs.map(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, chosenFor: { ...BEFORE, hip: 130 } })),
    }));
    expect(found([decided, ...rest], rangedFacts({ hip: 130, size: 'L' }))).toEqual([]);
    expect(found([decided, ...rest], rangedFacts({ hip: 140 }))).toHaveLength(1);
  });

  it('is left alone where the answer was taken back, or the line has the size already', () => {
    expect(found(cartOf(0, [['slip']]), facts({ size: null }))).toEqual([]);
    const cart = cartOf(0, [['slip']]);
    const large: CartAreas = [
      [{ lines: cart[0][0]?.lines.map((line) => ({ ...line, size: 'L' })) ?? [] }],
      cart[1],
      cart[2],
    ];
    expect(found(large, facts({ size: 'L' }))).toEqual([]);
    expect(found(large, facts())).toEqual([]);
  });

  it('of a product that is replaced is not named besides', () => {
    const recommended = new Set(['slip-plus']);
    expect(found(cartOf(0, [['slip']]), facts({ key: 'now', size: 'L' }, { recommended }))).toEqual([
      [{ product: 'slip', replacement: 'slip-plus' }],
    ]);
  });
});

describe('an area', () => {
  it('changes for Basis with who pays, there and back', () => {
    expect(found(cartOf(0, [['slip']]), facts({ paysAlone: true }))).toEqual([
      [{ product: 'slip', area: 1 }],
    ]);
    const chosen = cartOf(1, [['slip']]);
    expect(found(chosen, facts({ paysAlone: false }))).toEqual([]);
    const alone = chosen.map((tabs) =>
      tabs.map(({ lines }) => ({
        lines: lines.map((line) => ({ ...line, chosenFor: { ...BEFORE, paysAlone: true } })),
      })),
    ) as unknown as CartAreas;
    expect(found(alone, facts({ paysAlone: false }))).toEqual([[{ product: 'slip', area: 0 }]]);
    expect(found(alone, facts({ paysAlone: true }))).toEqual([]);
    expect(found(alone, facts({ paysAlone: null }))).toEqual([]);
  });

  it('follows from where the line stands if it was not known who pays', () => {
    const unknown = (area: 0 | 1) =>
      cartOf(area, [['slip']]).map((tabs) =>
        tabs.map(({ lines }) => ({
          lines: lines.map((line) => ({ ...line, chosenFor: { ...BEFORE, paysAlone: null } })),
        })),
      ) as unknown as CartAreas;
    expect(found(unknown(0), facts({ paysAlone: true }))).toEqual([[{ product: 'slip', area: 1 }]]);
    expect(found(unknown(1), facts({ paysAlone: false }))).toEqual([]);
  });

  it('does not change for Premium, nor for what the adviser has put elsewhere', () => {
    expect(found(cartOf(1, [['premium', 'slip']]), facts({ paysAlone: true }))).toEqual([]);
    expect(found(cartOf(2, [['slip']]), facts({ paysAlone: true }))).toEqual([]);
  });

  it('is one finding for all lines of a proposal: it stays one', () => {
    const findings = reviewCart(cartOf(0, [['slip', 'vorlage'], ['pull-up']]), facts({ paysAlone: true }));
    expect(findings.map(({ ids }) => ids.length)).toEqual([3, 1]);
    expect(findings.every(({ keepable, adjustable }) => keepable && adjustable)).toBe(true);
  });

  it.each([
    ['A', 0, 2],
    ['A', 1, 2],
    ['C', 0, 2],
    ['B', 0, 1],
  ] as const)(
    'method %s, care aids in area %i belong to area %i, whatever was answered',
    (method, area, to) => {
      expect(reviewCart(cartOf(area, [['gloves']]), facts({}, { method }))).toMatchObject([
        { keepable: false, adjustable: true, lines: [{ area: to }] },
      ]);
    },
  );

  it.each([
    ['A', 2],
    ['B', 1],
    ['B', 2],
  ] as const)('method %s, care aids in area %i stay', (method, area) => {
    expect(found(cartOf(area, [['gloves']]), facts({}, { method }))).toEqual([]);
  });

  it('is named for each care aid by itself', () => {
    expect(reviewCart(cartOf(0, [['gloves', 'slip', 'gloves']]), facts())).toHaveLength(2);
  });
});

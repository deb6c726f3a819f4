import { describe, expect, it } from 'vitest';
import type { CartAreas } from '#consultation/domain';
import { EMPTY_DRAFT } from '../../../../apps/web/consultation/draft/draft.ts';
import { followReplacements } from '../../../../apps/web/consultation/review/follow-replacements.ts';

const cartOf = (lines: Record<string, string>): CartAreas => [
  Object.entries(lines).map(([id, product]) => ({
    lines: [{ id, product, size: 'M', selectedTime: 2, needsToSelectSize: false }],
  })),
  [{ lines: [] }],
  [{ lines: [] }],
];
const draft = {
  ...EMPTY_DRAFT,
  cart: cartOf({ a: 'slip', b: 'pull-up' }),
  chosen: ['slip', 'pull-up'],
  placed: ['slip'],
};

describe('the choice on the recommendations', () => {
  it('follows what a line has got in place of its product', () => {
    expect(followReplacements(draft, cartOf({ a: 'slip-plus', b: 'pull-up' }))).toMatchObject({
      chosen: ['slip-plus', 'pull-up'],
      placed: ['slip-plus'],
    });
  });

  it('names a product once', () => {
    expect(followReplacements(draft, cartOf({ a: 'pull-up' })).chosen).toEqual(['pull-up']);
  });

  it('stays while another line holds the former product', () => {
    const copied = { ...draft, cart: cartOf({ a: 'slip', c: 'slip' }) };
    expect(followReplacements(copied, cartOf({ a: 'slip-plus', c: 'slip' }))).toBe(copied);
  });

  it('stays where lines are moved, changed or removed', () => {
    expect(followReplacements(draft, cartOf({ b: 'pull-up' }))).toBe(draft);
  });
});

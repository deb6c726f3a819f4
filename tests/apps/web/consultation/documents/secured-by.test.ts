import { describe, expect, it } from 'vitest';
import type { DocumentOrder } from '../../../../../apps/web/consultation/documents/pdf/worker-messages.ts';
import { securedBy } from '../../../../../apps/web/consultation/documents/sending/secured-by.ts';
import type { CartAreas, CartLine } from '../../../../../modules/consultation/domain.ts';

const line = (id: string): CartLine => ({
  id,
  product: id,
  size: 'M',
  selectedTime: 2,
  needsToSelectSize: false,
});
const tab = (...ids: string[]) => ({ lines: ids.map(line) });
const EMPTY: CartAreas = [[tab()], [tab()], [tab()]];
const CART: CartAreas = [[tab('a')], [tab('b', 'c'), tab()], [tab('d')]];

/** Only what decides it; the rest of a document's input has no say. */
const order = (kind: DocumentOrder['kind'], input: object) => {
  const whole: unknown = { kind, input: { method: 'A', cart: CART, ...input } };
  return whole as DocumentOrder;
};

describe('what a document keeps of the consultation', () => {
  it('is the answers of the Dokumentation alone, and the care where all of it is printed', () => {
    expect(securedBy(order('documentation', {}), CART)).toEqual(['answers', 'care']);
    expect(securedBy(order('proposal', {}), CART)).toEqual(['care']);
    expect(securedBy(order('application', {}), CART)).toEqual([]);
  });

  it('is no care where a proposal with products is left out', () => {
    const all = [
      { area: 0, tab: 0 },
      { area: 1, tab: 0 },
      { area: 2, tab: 0 },
    ];
    expect(securedBy(order('proposal', { proposals: all }), CART)).toEqual(['care']);
    expect(securedBy(order('proposal', { proposals: all.slice(1) }), CART)).toEqual([]);
  });

  it('is no care where the method hides a line, the catalogue has lost one, or none is there', () => {
    expect(securedBy(order('documentation', { method: 'B' }), CART)).toEqual(['answers']);
    const known = [[tab('a')], [tab('b'), tab()], [tab('d')]];
    expect(securedBy(order('documentation', { cart: known }), CART)).toEqual(['answers']);
    expect(securedBy(order('documentation', { cart: EMPTY }), EMPTY)).toEqual(['answers']);
  });
});

import { describe, expect, it } from 'vitest';
import { amountDeparture } from '#consultation/domain';
import { prescribedPieces } from '../../../../modules/consultation/details/prescribed-amount.ts';

describe('a prescribed amount', () => {
  it.each([
    ['90', 90],
    ['90 Stück', 90],
    [' 120 Stk. im Monat ', 120],
    ['100 St./Monat', 100],
    ['60 Stück monatlich', 60],
    ['3 Stück am Tag', 90],
    ['4 täglich', 120],
    // Nothing is guessed.
    ['3 Packungen', null],
    ['90 Stück für 3 Monate', null],
    ['90 bis 120 Stück', null],
    ['1 OP N3', null],
    ['', null],
    [undefined, null],
  ])('%s is %s pieces a month', (text, pieces) => {
    expect(prescribedPieces(text)).toBe(pieces);
  });

  const departs = (prescribedAmount: string, ...supply: { packs: number; pieces: number }[]) =>
    amountDeparture({ basis: 'prescription', prescribedAmount }, supply);

  it('is departed from by other pieces, but for the rest of a pack', () => {
    expect(departs('90 Stück', { packs: 2, pieces: 30 })).toEqual({ prescribed: 90, supplied: 60 });
    expect(departs('90 Stück', { packs: 3, pieces: 30 })).toBeNull();
    expect(departs('90 Stück', { packs: 4, pieces: 28 })).toBeNull();
    expect(departs('90 Stück', { packs: 5, pieces: 28 })).toEqual({ prescribed: 90, supplied: 140 });
    expect(departs('90', { packs: 2, pieces: 30 }, { packs: 1, pieces: 30 })).toBeNull();
  });

  it('is compared with nothing where there is no prescription, or nothing that is supplied by it', () => {
    expect(departs('90')).toBeNull();
    expect(
      amountDeparture({ basis: 'nurse', prescribedAmount: '90' }, [{ packs: 1, pieces: 30 }]),
    ).toBeNull();
  });
});

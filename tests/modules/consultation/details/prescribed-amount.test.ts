import { describe, expect, it } from 'vitest';
import { amountDeparture } from '#consultation/domain';
import { prescribedPieces } from '../../../../modules/consultation/details/prescribed-amount.ts';

describe('a prescribed amount', () => {
  it.each([
    ['90', 90],
    ['10', 10],
    ['90 Stück', 90],
    [' 120 Stk. im Monat ', 120],
    ['100 St./Monat', 100],
    ['60 Stück monatlich', 60],
    ['3 Stück am Tag', 90],
    ['4 täglich', 120],
    ['5 Stück', 5],
    // Nothing is guessed: so few are packs, or changes a day.
    ['3', null],
    ['3 im Monat', null],
    ['3 Packungen', null],
    ['90 Stück für 3 Monate', null],
    ['90 bis 120 Stück', null],
    ['1 OP N3', null],
    ['', null],
    [undefined, null],
  ])('%s is %s pieces a month', (text, pieces) => {
    expect(prescribedPieces(text)).toBe(pieces);
  });

  it.each([
    // The amount is for the whole period.
    ['270 Stück', '3 Monate', 90],
    ['270', 'für 3 Monate', 90],
    ['100 Stück', '3 Monate', 34],
    ['270 Stück', '12 Wochen', 90],
    ['90 Stück', '4 Wochen', 90],
    ['90 Stück', '1 Monat', 90],
    ['90 Stück', 'Monat', 90],
    ['90 Stück', 'monatlich', 90],
    ['90 Stück', '30 Tage', 90],
    ['90 Stück', ' ', 90],
    ['90 Stück', 'Dauerverordnung', 90],
    // It says of itself what it is for.
    ['90 Stück im Monat', '6 Monate', 90],
    ['3 Stück am Tag', 'bis zum Sommer', 90],
    // Nothing is guessed.
    ['270 Stück', 'bis zum Sommer', null],
    ['270 Stück', '3 bis 4 Monate', null],
    ['270 Stück', '1 Quartal', null],
    ['270 Stück', '0 Monate', null],
  ])('%s for the period „%s“ is %s pieces a month', (text, period, pieces) => {
    expect(prescribedPieces(text, period)).toBe(pieces);
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

  it('is not departed from by a month of what is prescribed for several', () => {
    const details = {
      basis: 'prescription',
      prescribedAmount: '270 Stück',
      prescribedPeriod: '3 Monate',
    } as const;
    expect(amountDeparture(details, [{ packs: 3, pieces: 30 }])).toBeNull();
    expect(amountDeparture(details, [{ packs: 2, pieces: 30 }])).toEqual({ prescribed: 90, supplied: 60 });
    const openEnd = { ...details, prescribedPeriod: 'bis zum Sommer' };
    expect(amountDeparture(openEnd, [{ packs: 3, pieces: 28 }])).toBeNull();
  });

  it('is compared with nothing where there is no prescription, or nothing that is supplied by it', () => {
    expect(departs('90')).toBeNull();
    expect(
      amountDeparture({ basis: 'nurse', prescribedAmount: '90' }, [{ packs: 1, pieces: 30 }]),
    ).toBeNull();
  });
});

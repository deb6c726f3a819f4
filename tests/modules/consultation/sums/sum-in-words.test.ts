import { describe, expect, it } from 'vitest';
import {
  type PaidDecision,
  type PaidProposal,
  sumInWords,
} from '../../../../modules/consultation/sums/sum-in-words.ts';

const needs: PaidProposal = { area: 0, pays: 268, extra: 0, once: 0, priceMissing: false };
const wish: PaidProposal = { area: 1, pays: 8068, extra: 7800, once: 0, priceMissing: false };
const cream: PaidProposal = { area: 2, pays: 4430, extra: 4430, once: 0, priceMissing: false };
const pad: PaidProposal = { area: 2, pays: 1995, extra: 1995, once: 1995, priceMissing: false };
const open: PaidProposal = { area: 1, pays: null, extra: null, once: 0, priceMissing: false };
const unpriced: PaidProposal = { ...open, priceMissing: true };
const unanswered: PaidProposal = { ...open, area: 0 };
const said = (given: Partial<PaidDecision>) => {
  const words = sumInWords({ supply: null, decided: true, alternatives: [], bought: [], ...given });
  return [words.undecided, words.bought, words.together, words.once].map(
    (text) => text?.replaceAll('\u00a0', ' ') ?? null,
  );
};

describe('the sum of a consultation', () => {
  it('names a supply and what is bought besides together', () => {
    expect(said({ supply: needs, alternatives: [needs], bought: [cream] })).toEqual([
      null,
      'dazu gekauft 44,30 €',
      'zusammen 46,98 €',
      null,
    ]);
    expect(said({ supply: needs, alternatives: [needs, wish] })).toEqual([null, null, null, null]);
    expect(said({ bought: [cream] })).toEqual([null, 'gekauft 44,30 €', null, null]);
    expect(said({ supply: open, alternatives: [open], bought: [cream] })[2]).toBe('zusammen noch offen');
  });

  it.each([
    [[needs, wish], [], '2,68 € ohne Mehrkosten oder 80,68 € Wunsch'],
    [[needs, { ...needs, pays: 212 }, wish], [], '2,12 € bis 80,68 €'],
    [[needs, needs], [], '2,68 €'],
    [[needs, wish], [cream], '46,98 € bis 124,98 €'],
    // Without a Pauschale needs-based care has its price.
    [[{ ...needs, extra: 268 }, wish], [], '2,68 € bis 80,68 €'],
    [[needs, wish, unpriced], [], '2,68 € bis 80,68 €, ein Preis fehlt noch'],
    // Not every unknown amount lacks a price: the Pauschale may depend on what is unanswered.
    [[unanswered, { ...wish, pays: 9980 }], [], '99,80 €, teils noch offen'],
    [[needs, open, unpriced], [], '2,68 €, teils noch offen'],
    [[open, open], [], 'noch offen'],
    [[needs, wish], [{ ...cream, pays: null }], 'noch offen'],
  ])('is a range while nothing is chosen, never one of them', (alternatives, bought, words) => {
    expect(said({ decided: false, alternatives, bought })[0]).toBe(`Noch nicht entschieden: ${words}`);
  });

  it('is undecided with a single supply that nobody has chosen, and with what is bought as a part', () => {
    expect(said({ supply: needs, decided: false, alternatives: [needs], bought: [cream] })).toEqual([
      'Noch nicht entschieden: 46,98 €',
      'davon dazu gekauft 44,30 €',
      null,
      null,
    ]);
  });

  it('tells what is paid once from what is paid each month, in the sum named last', () => {
    const besides = { supply: needs, alternatives: [needs] };
    expect(said({ ...besides, bought: [pad] }).slice(2)).toEqual([
      'zusammen 22,63 €',
      'davon einmalig 19,95 €',
    ]);
    expect(said({ ...besides, decided: false, bought: [pad, cream] })[3]).toBe('davon einmalig 19,95 €');
    expect(said({ bought: [pad] })).toEqual([null, 'gekauft 19,95 €', null, 'einmalig']);
    const washed = { ...wish, once: 2495 };
    expect(said({ decided: false, alternatives: [needs, washed] })[0]).toBe(
      'Noch nicht entschieden: 2,68 € ohne Mehrkosten oder 80,68 € Wunsch, teils einmalig',
    );
  });

  it('is no range where the supply that was chosen is not shown', () => {
    expect(said({ alternatives: [needs, wish], bought: [cream] })).toEqual([
      null,
      'dazu gekauft 44,30 €',
      null,
      null,
    ]);
  });

  it('is nothing without a product', () => {
    expect(said({})).toEqual([null, null, null, null]);
  });
});

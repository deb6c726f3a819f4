import { describe, expect, it } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import {
  accepting,
  endingKeptDay,
  isStale,
  keepingDay,
  questioning,
} from '../../../../../apps/web/consultation/draft/figures-decision.ts';
import { securing, signedChange } from '../../../../../apps/web/consultation/draft/signed-change.ts';
import { figureBasis } from '../../../../../modules/consultation/figures/basis-of-cart.ts';
import { day, K } from '../../../../modules/consultation/worked-cases.ts';

const on = (text: string) =>
  figureBasis(
    { day: day(text), method: 'A', insurer: K, prices: new Map(), products: null },
    EMPTY_DRAFT.cart,
    [],
  );
const [FORMER, NOW] = [on('2026-03-09'), on('2026-03-10')];
const paper = (at: number) => ({ kind: 'proposal', way: 'saved', at }) as const;
const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  answers: { lastname: 'Sommer' },
  secured: ['answers', 'care'],
  papers: [paper(100)],
  documents: [{ name: 'protected-1.pdf', kind: 'proposal', email: 'a@b.example', at: 100 }],
  figures: { basis: FORMER },
};
const stalePapers = (draft: Draft) => draft.papers?.map((each) => isStale(each, draft));

describe('figures that have become others', () => {
  it('leave care unsecured and papers stale as soon as they are noticed, and say since when', () => {
    const asked = questioning(FORMER, 200)(DRAFT);
    expect(asked).toMatchObject({ secured: ['answers'], figures: { basis: FORMER, undecided: 200 } });
    expect(stalePapers(asked)).toEqual([true]);
    expect(questioning(FORMER, 300)(asked).figures?.undecided).toBe(200);
  });

  it('once they are taken, leave what was made with the former ones stale, and that alone', () => {
    const asked = securing([], DRAFT, { ...paper(250), way: 'printed' })(questioning(FORMER, 200)(DRAFT));
    const taken = accepting(NOW)(asked);
    expect(taken.figures).toEqual({ basis: NOW, keptDay: undefined });
    expect(stalePapers(taken)).toEqual([true, false]);
    expect(taken.documents?.[0]?.stale).toBe(true);
  });

  it('left with the former day, keep what was made before, and not what was made since', () => {
    const asked = securing([], DRAFT, { ...paper(250), way: 'printed' })(questioning(FORMER, 200)(DRAFT));
    const left = keepingDay(asked);
    expect(left.figures).toEqual({ basis: FORMER, keptDay: '2026-03-09' });
    expect(stalePapers(left)).toEqual([false, true]);
    expect(endingKeptDay(left).figures).toEqual({ basis: FORMER, keptDay: undefined });
  });
});

describe('a paper', () => {
  it('is stale once answers or products are others, and not by a change that says the same', () => {
    const signed = (change: (draft: Draft) => Draft) => signedChange(change, 300, 1, null)(DRAFT);
    expect(stalePapers(signed((draft) => ({ ...draft, answers: { lastname: 'Herbst' } })))).toEqual([true]);
    expect(stalePapers(signed((draft) => ({ ...draft, modes: {} })))).toEqual([false]);
  });

  it('takes the place of an earlier one of its kind and way', () => {
    expect(securing(['care'], DRAFT, paper(400))(DRAFT).papers).toEqual([paper(400)]);
    const other = { ...DRAFT, answers: {} };
    expect(securing(['care'], other, paper(400))(DRAFT).papers).toEqual([{ ...paper(400), stale: true }]);
  });
});

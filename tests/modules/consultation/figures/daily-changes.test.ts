import { describe, expect, it } from 'vitest';
import { ANSWER_CODES } from '../../../../modules/consultation/answers/answers.ts';
import { againstChanges, packsForNeed } from '../../../../modules/consultation/domain.ts';
import { FP, PS, product } from '../worked-cases.ts';

const PIECES = 26;
type Answer = Parameters<typeof againstChanges>[4];
const check = (answer: Answer, dailyNeed: number, monthlyPackages?: number, selectedTime: 0 | 1 | 2 = 2) =>
  againstChanges({ selectedTime, monthlyPackages }, { dailyNeed }, PS, PIECES, answer);

describe('the answer about changes a day', () => {
  it.each([
    ['We1', 1, null],
    ['We1', 2, null],
    ['We1', 3, 2],
    ['We2', 2, 3],
    ['We2', 3, null],
    ['We2', 4, null],
    ['We2', 5, 4],
    ['We3', 4, 5],
    ['We3', 7, 6],
    ['We4', 6, 7],
    ['We4', 7, null],
    ['We4', 10, null],
    [undefined, 10, null],
  ] as const)('%s against a need of %i: take over %s', (answer, need, expected) => {
    expect(check(answer, need)?.dailyNeed ?? null).toBe(expected);
  });

  it('is gone against by packs that serve neither its least nor its most', () => {
    const [least, most] = [packsForNeed(3, PIECES), packsForNeed(4, PIECES)];
    expect(check('We2', 3, least - 1)).toEqual({ said: '3- bis 4-mal am Tag', dailyNeed: 3 });
    expect(check('We2', 3, least)).toBeNull();
    expect(check('We2', 3, most)).toBeNull();
    expect(check('We2', 4, most + 1)).toEqual({ said: '3- bis 4-mal am Tag', dailyNeed: 4 });
  });

  it('is met by what is taken over', () => {
    for (const answer of ANSWER_CODES.wechseln) {
      for (let need = 1; need <= 10; need += 1) {
        const conflict = check(answer, need, 1);
        if (conflict) expect(check(answer, conflict.dailyNeed)).toBeNull();
      }
    }
  });

  it('may be stayed below by what is worn for a part of the day, but not gone above', () => {
    for (const period of [0, 1] as const) {
      expect(check('We3', 2, undefined, period)).toBeNull();
      expect(check('We3', 2, 1, period)).toBeNull();
      expect(check('We1', 3, undefined, period)).toMatchObject({ dailyNeed: 2 });
    }
  });

  it('says nothing of what is not changed like a product against incontinence', () => {
    const line = { selectedTime: 2 } as const;
    const gloves = product('Untersuchungshandschuhe', '-', 'Kein Schweregrad', 100, 10);
    const liquid = product('Slip', 'Premium', 'Schwere Inkontinenz', 1, 10, true);
    for (const other of [FP, gloves, liquid])
      expect(againstChanges(line, { dailyNeed: 1 }, other, PIECES, 'We4')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { ANSWER_CODES, type Answers } from '../../../../modules/consultation/answers/answers.ts';
import {
  KEY_FIELDS,
  markedAt,
  recommendationKey,
  recommendedAt,
} from '../../../../modules/consultation/recommendations/recommendation-key.ts';

const combinations: readonly Answers[] = KEY_FIELDS.reduce<readonly Answers[]>(
  (all, field) =>
    all.flatMap((answers) => ANSWER_CODES[field].map((code) => ({ ...answers, [field]: code }))),
  [{}],
);
const keyOf = (answers: Answers) => {
  const result = recommendationKey(answers);
  return result.ok ? result.key : null;
};

describe('recommendationKey', () => {
  it('gives 384 keys, one for each combination of M and F', () => {
    const adults = combinations.filter(({ gender }) => gender !== 'K');
    const keys = new Set(adults.map(keyOf));
    expect(adults).toHaveLength(384);
    expect(keys.size).toBe(384);
    for (const key of keys) expect(key).toMatch(/^[MF]_I[1-4]_T[12]_H[12]_V[1-3]_X[1-4]$/);
  });

  it('gives a child a key of its own', () => {
    for (const answers of combinations.filter(({ gender }) => gender === 'K')) {
      expect(keyOf(answers)).toBe(keyOf({ ...answers, gender: 'F' })?.replace('F', 'K'));
    }
  });

  // @spec consultation-3-6
  it('puts the answers in the order of the specification', () => {
    const answers: Answers = {
      trink: 'X4',
      verlust: 'V2',
      versorgung: 'H1',
      toilette: 'T2',
      inkontinenz: 'I3',
      gender: 'M',
    };
    expect(recommendationKey(answers)).toEqual({ ok: true, key: 'M_I3_T2_H1_V2_X4' });
  });

  // @spec consultation-3-6
  it('names what is missing, in the order of the key', () => {
    expect(recommendationKey({})).toEqual({
      ok: false,
      missing: ['gender', 'inkontinenz', 'toilette', 'versorgung', 'verlust', 'trink'],
    });
    expect(recommendationKey({ gender: 'F', trink: 'X1', toilette: 'T1', inkontinenz: 'I1' })).toEqual({
      ok: false,
      missing: ['versorgung', 'verlust'],
    });
  });
});

describe('markedAt', () => {
  const child = 'K_I1_T1_H1_V1_X1';
  const woman = 'F_I1_T1_H1_V1_X1';

  it('is the mark of the key that answers, also where a child follows a woman', () => {
    expect(markedAt({ [woman]: [] }, { [woman]: 'a' }, woman)).toBe('a');
    expect(markedAt({ [woman]: [] }, { [woman]: 'a' }, child)).toBe('a');
    expect(markedAt({ [woman]: [], [child]: [] }, { [woman]: 'a' }, child)).toBeUndefined();
  });
});

describe('recommendedAt', () => {
  const child = 'K_I1_T1_H1_V1_X1';
  const woman = 'F_I1_T1_H1_V1_X1';

  it('looks a child up as K', () => {
    expect(recommendedAt({ [child]: ['junior'], [woman]: ['adult'] }, child)).toEqual(['junior']);
  });

  // @spec consultation-3-5
  it('looks a child up as F where the table has no such key', () => {
    expect(recommendedAt({ [woman]: ['adult'] }, child)).toEqual(['adult']);
  });

  it('never gives a child what is for adults because the products for children are gone', () => {
    expect(recommendedAt({ [child]: [], [woman]: ['adult'] }, child)).toEqual([]);
  });

  it('gives nothing where there is no key, and nobody else the products of F', () => {
    expect(recommendedAt({ [woman]: ['adult'] }, 'M_I1_T1_H1_V1_X1')).toEqual([]);
    expect(recommendedAt({}, child)).toEqual([]);
  });
});

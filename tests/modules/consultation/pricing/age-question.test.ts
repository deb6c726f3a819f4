import { describe, expect, it } from 'vitest';
import { ageQuestion } from '../../../../modules/consultation/pricing/age-question.ts';
import { day } from '../worked-cases.ts';

const TODAY = day('2026-11-24');
const asked = (
  birthdate: string | undefined,
  gender: 'F' | 'M' | 'K' | undefined,
  Kindalter?: number | null,
) =>
  ageQuestion(
    { birthdate: birthdate === undefined ? undefined : day(birthdate), gender },
    Kindalter === undefined ? undefined : { Kindalter },
    TODAY,
    undefined,
  );

describe('ageQuestion', () => {
  it.each([
    ['a slip of the year of a woman', '2018-01-31', 'F', undefined, 8],
    ['and of a man', '2018-01-31', 'M', null, 8],
    ['the day before the Kindalter', '2008-11-25', 'F', 18, 17],
    ['another Kindalter', '2006-11-24', 'M', 21, 20],
    ['a child of full age', '2008-11-24', 'K', 18, 18],
    ['a child born in 1918', '1918-05-02', 'K', 21, 108],
  ] as const)('asks of %s', (_, birthdate, gender, Kindalter, age) => {
    expect(asked(birthdate, gender, Kindalter)).toMatchObject({ birthdate, gender, age });
  });

  it.each([
    ['a woman who has just reached the Kindalter', '2008-11-24', 'F', 18],
    ['a lower Kindalter', '2011-01-01', 'M', 15],
    ['a child the day before full age', '2008-11-25', 'K', 18],
    ['a newborn child', '2026-11-24', 'K', 18],
    ['no birth date', undefined, 'F', 18],
    ['nobody in particular', '2018-01-31', undefined, 18],
  ] as const)('asks nothing of %s', (_, birthdate, gender, Kindalter) => {
    expect(asked(birthdate, gender, Kindalter)).toBeNull();
  });

  it('asks no more of what was confirmed, until date, gender or Kindalter change it', () => {
    const again = (birthdate: string, gender: 'F' | 'M' | 'K', Kindalter: number, before = confirmed) =>
      ageQuestion({ birthdate: day(birthdate), gender }, { Kindalter }, TODAY, before);
    const confirmed = { birthdate: day('2018-01-31'), gender: 'F', limit: 18 } as const;
    expect(again('2018-01-31', 'F', 18)).toBeNull();
    expect(again('2018-01-31', 'M', 18)).not.toBeNull();
    expect(again('2017-01-31', 'F', 18)).not.toBeNull();
    expect(again('2018-01-31', 'F', 16)).toMatchObject({ limit: 16 });
    expect(again('2018-01-31', 'F', 8)).toBeNull();
    // A child of full age is one whatever the Krankenkasse says.
    const child = { birthdate: day('1950-01-31'), gender: 'K', limit: 18 } as never;
    expect(again('1950-01-31', 'K', 21, child)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { ANSWER_LIMITS } from '../../../../modules/consultation/answers/answer-limits.ts';
import {
  ANSWER_CODES,
  answersSchema,
  MULTI_FIELDS,
} from '../../../../modules/consultation/answers/answers.ts';
import { TEXT_CEILING } from '../../../../modules/platform/domain/text-limits.ts';

const accepts = (value: unknown) => answersSchema.safeParse(value).success;

describe('answersSchema', () => {
  // @spec consultation-3-2
  it('accepts no answer at all, and every code of every field', () => {
    expect(accepts({})).toBe(true);
    for (const [field, codes] of Object.entries(ANSWER_CODES)) {
      const multi = MULTI_FIELDS.some((name) => name === field);
      for (const code of codes) expect(accepts({ [field]: multi ? [code] : code })).toBe(true);
    }
  });

  // @spec consultation-3-2
  it('refuses unknown fields and codes, and codes of another field', () => {
    expect(accepts({ gendre: 'F' })).toBe(false);
    expect(accepts({ verlust: 'V4' })).toBe(false);
    expect(accepts({ important: ['M1'] })).toBe(false);
  });

  it('tells fields of one code from fields of several', () => {
    expect(accepts({ medikamente: 'M1' })).toBe(false);
    expect(accepts({ verlust: ['V1'] })).toBe(false);
    expect(accepts({ medikamente: ['M2', 'M2'] })).toBe(false);
  });

  it('reads texts beyond their limit, and bounds them all the same', () => {
    for (const field of Object.keys(ANSWER_LIMITS)) {
      expect(accepts({ [field]: 'x'.repeat(TEXT_CEILING) })).toBe(true);
      expect(accepts({ [field]: 'x'.repeat(TEXT_CEILING + 1) })).toBe(false);
    }
    expect(accepts({ krankenkasse: 'x'.repeat(200) })).toBe(true);
    expect(accepts({ krankenkasse: 'x'.repeat(201) })).toBe(false);
    expect(accepts({ day: 'x'.repeat(11) })).toBe(false);
  });

  it('takes a real birth date from 1900 on, and keeps a half-typed one in its parts', () => {
    expect(accepts({ birthdate: '1900-01-01' })).toBe(true);
    expect(accepts({ birthdate: '1899-12-31' })).toBe(false);
    expect(accepts({ birthdate: '2023-02-29' })).toBe(false);
    expect(accepts({ birthdate: '31.01.1950' })).toBe(false);
    expect(accepts({ birthdate: ['1950-01-31'] })).toBe(false);
    expect(accepts({ day: '3', month: '', year: '19' })).toBe(true);
  });
});

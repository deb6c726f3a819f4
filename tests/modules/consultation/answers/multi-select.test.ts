import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_CODES,
  MULTI_FIELDS,
  type MultiField,
} from '../../../../modules/consultation/answers/answers.ts';
import { NONE_CODES, toggleChoice } from '../../../../modules/consultation/answers/multi-select.ts';

describe('toggleChoice', () => {
  // @spec consultation-4-3
  it('clears the others with "none", and "none" with another', () => {
    expect(toggleChoice('medikamente', ['M2', 'M4'], 'M1')).toEqual(['M1']);
    expect(toggleChoice('hilfsmittel', ['Hi1'], 'Hi3')).toEqual(['Hi3']);
    expect(toggleChoice('weitereEinflussfaktoren', ['Ef2'], 'Ef1')).toEqual(['Ef1']);
  });

  // @spec consultation-4-3
  it('deselects a chosen one, "none" too', () => {
    expect(toggleChoice('medikamente', ['M2', 'M4'], 'M2')).toEqual(['M4']);
    expect(toggleChoice('medikamente', ['M1'], 'M1')).toEqual([]);
  });

  it('keeps what is shown first in front, whatever is clicked first', () => {
    expect(toggleChoice('medikamente', ['M4'], 'M2')).toEqual(['M2', 'M4']);
  });

  it('knows no "none" among what is important', () => {
    expect(toggleChoice('important', ['I1'], 'I2')).toEqual(['I1', 'I2']);
  });

  it.each(MULTI_FIELDS)(
    'after any clicks on %s, "none" stands alone and nothing twice',
    (field: MultiField) => {
      const none = NONE_CODES[field];
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...ANSWER_CODES[field])), (clicks) => {
          let chosen: readonly (typeof clicks)[number][] = [];
          for (const code of clicks) {
            const before = chosen;
            chosen = toggleChoice(field, before, code);
            expect(chosen.includes(code)).toBe(!before.includes(code));
            expect(new Set(chosen).size).toBe(chosen.length);
            if (chosen.some((one) => one === none)) expect(chosen).toEqual([none]);
          }
        }),
      );
    },
  );
});

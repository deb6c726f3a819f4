import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Burst, burstAfter, codeEnded } from '../../../../../apps/web/consultation/find/scan-keys.ts';

/** The code of keys at some gaps in ms, the last gap before Enter; null if a person types so. */
function typed(keys: string, gaps: readonly number[]): string | null {
  let at = 1000;
  let burst: Burst | null = null;
  Array.from(keys).forEach((key, index) => {
    burst = burstAfter(burst, key, at);
    at += gaps[index] ?? 0;
  });
  return codeEnded(burst, at);
}

describe('a burst of keys', () => {
  it('is a code from six signs on', () => {
    expect(typed('-13832707', Array(9).fill(5))).toBe('-13832707');
    expect(typed('123456', Array(6).fill(50))).toBe('123456');
    expect(typed('12345', Array(5).fill(5))).toBeNull();
    expect(codeEnded(null, 0)).toBeNull();
  });

  it('begins after a pause, and ends before one', () => {
    expect(typed('ab123456', [300, 300, 5, 5, 5, 5, 5, 5])).toBe('123456');
    expect(typed('123456', [5, 5, 5, 5, 5, 200])).toBeNull();
  });

  it('may pause for a tenth of a second, and is torn by a longer pause', () => {
    expect(typed('-13832707', [5, 5, 100, 5, 5, 5, 5, 5, 100])).toBe('-13832707');
    expect(typed('4499102040537', [5, 5, 5, 5, 400, 5, 5, 5, 5, 5, 5, 5, 5])).toBe('torn');
    expect(typed('4499102040537', [5, 5, 5, 5, 400, 5, 5, 5, 400, 5, 5, 5, 5])).toBe('torn');
    // After a while another code begins.
    expect(typed('4499102040537', [5, 5, 5, 5, 1600, 5, 5, 5, 5, 5, 5, 5, 5])).toBe('02040537');
  });

  it('is never what a person types', () => {
    const gaps = fc.array(fc.integer({ min: 51, max: 2000 }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 40 }),
        gaps,
        (keys, times) => {
          expect(typed(keys, times)).toBeNull();
        },
      ),
    );
  });
});

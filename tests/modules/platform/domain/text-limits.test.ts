import { describe, expect, it } from 'vitest';
import { countCharacters, tooLongMessage } from '../../../../modules/platform/domain/text-limits.ts';

describe('limits of texts', () => {
  it('count characters as people do', () => {
    expect(countCharacters('Ännchen 🦊\n')).toBe(10);
  });

  it('say by how much a text is too long', () => {
    expect(tooLongMessage('x'.repeat(60), 60)).toBeNull();
    expect(tooLongMessage('🦊'.repeat(60), 60)).toBeNull();
    expect(tooLongMessage('x'.repeat(2061), 1000)).toBe(
      '1.061 Zeichen zu viel: Bitte kürzen Sie auf höchstens 1.000 Zeichen.',
    );
  });
});

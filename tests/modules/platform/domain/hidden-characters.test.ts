import { describe, expect, it } from 'vitest';
import { hiddenMessage } from '../../../../modules/platform/domain/index.ts';

describe('what nobody sees in a text', () => {
  it.each([
    'Änne Großkreutz-Öztürk',
    'zwei\nZeilen\tund\r\nmehr',
    'Soft\u00adhyphen',
    'eine Familie 👩‍👩‍👧 und ein Herz ❤️',
    'محمد',
    'می\u200cخواهم',
    '',
  ])('is nothing, or changes nothing: %j', (text) => {
    expect(hiddenMessage(text)).toBeNull();
  });

  it('is named with its place', () => {
    expect(hiddenMessage('Wie\u202esenthal')).toBe(
      'Unsichtbares Zeichen nach „Wie“ (U+202E): Es kann ändern, was gelesen wird. Bitte tippen Sie den Text dort neu.',
    );
    expect(hiddenMessage('\ufeffAnna')).toContain('am Anfang (U+FEFF)');
    expect(hiddenMessage('a\u200bb')).toContain('U+200B');
    expect(hiddenMessage('a\u0000b')).toContain('U+0000');
  });
});
